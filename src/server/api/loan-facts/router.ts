import { router } from '../procedures.ts';
import { enterProcedure } from './enter.ts';
import { entriesProcedure } from './entries.ts';
import { settleProcedure } from './settle.ts';

/** Facts that staff read from documents. */
export const loanFactsRouter = router({
  entries: entriesProcedure,
  enter: enterProcedure,
  settle: settleProcedure,
});
