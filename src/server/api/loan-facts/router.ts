import { router } from '../procedures.ts';
import { checkVisitProcedure } from './check-visit.ts';
import { enterProcedure } from './enter.ts';
import { orderCreditProcedure } from './order-credit.ts';
import { settleProcedure } from './settle.ts';

/** Facts that staff read from documents. */
export const loanFactsRouter = router({
  enter: enterProcedure,
  settle: settleProcedure,
  checkVisit: checkVisitProcedure,
  orderCredit: orderCreditProcedure,
});
