import { router } from '../procedures.ts';
import { enterProcedure } from './enter.ts';
import { settleProcedure } from './settle.ts';

/** Facts that staff read from documents. */
export const loanFactsRouter = router({
  enter: enterProcedure,
  settle: settleProcedure,
});
