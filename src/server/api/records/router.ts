import { router } from '../procedures.ts';
import { changeHoldProcedure } from './change-hold.ts';
import { endAccountProcedure } from './end-account.ts';
import { holdsProcedure } from './holds.ts';
import { refusalsProcedure } from './refusals.ts';

/** How long records are kept: holds, the end of accounts, and deletions that were refused. */
export const recordsRouter = router({
  holds: holdsProcedure,
  changeHold: changeHoldProcedure,
  endAccount: endAccountProcedure,
  refusals: refusalsProcedure,
});
