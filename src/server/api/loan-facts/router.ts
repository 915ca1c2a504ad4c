import { router } from '../procedures.ts';
import { checkVisitProcedure } from './check-visit.ts';
import { correctProcedure } from './correct.ts';
import { enterProcedure } from './enter.ts';
import { orderCreditProcedure } from './order-credit.ts';
import { sendOrderProcedure } from './send-order.ts';
import { settleProcedure } from './settle.ts';
import { settleObjectionProcedure } from './settle-objection.ts';

/** Facts that staff read from documents, and answers they correct. */
export const loanFactsRouter = router({
  correct: correctProcedure,
  settleObjection: settleObjectionProcedure,
  enter: enterProcedure,
  settle: settleProcedure,
  checkVisit: checkVisitProcedure,
  orderCredit: orderCreditProcedure,
  sendOrder: sendOrderProcedure,
});
