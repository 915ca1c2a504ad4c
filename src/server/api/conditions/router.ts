import { router } from '../procedures.ts';
import { answerProcedure } from './answer.ts';
import { answerSharedProcedure } from './answer-shared.ts';
import { listProcedure } from './list.ts';
import { orderCheckProcedure } from './order-check.ts';
import { orderPayoffProcedure } from './order-payoff.ts';
import { shareProcedure } from './share.ts';
import { sharedProcedure } from './shared.ts';
import { sharedLetterProcedure } from './shared-letter.ts';

export const conditionsRouter = router({
  list: listProcedure,
  answer: answerProcedure,
  share: shareProcedure,
  orderCheck: orderCheckProcedure,
  orderPayoff: orderPayoffProcedure,
  shared: sharedProcedure,
  sharedLetter: sharedLetterProcedure,
  answerShared: answerSharedProcedure,
});
