import { router } from '../procedures.ts';
import { clearMatchProcedure } from './clear-match.ts';
import { confirmMatchProcedure } from './confirm-match.ts';
import { screenProcedure } from './screen.ts';

/** Sanctions screening. Its results are read with the loan. */
export const loanScreeningRouter = router({
  screen: screenProcedure,
  clearMatch: clearMatchProcedure,
  confirmMatch: confirmMatchProcedure,
});
