import { router } from '../procedures.ts';
import { answerProcedure } from './answer.ts';
import { answerSharedProcedure } from './answer-shared.ts';
import { listProcedure } from './list.ts';
import { shareProcedure } from './share.ts';
import { sharedProcedure } from './shared.ts';

export const conditionsRouter = router({
  list: listProcedure,
  answer: answerProcedure,
  share: shareProcedure,
  shared: sharedProcedure,
  answerShared: answerSharedProcedure,
});
