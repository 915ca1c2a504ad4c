import { router } from '../procedures.ts';
import { changeHoldProcedure } from './change-hold.ts';
import { endAccountProcedure } from './end-account.ts';
import { holdsProcedure } from './holds.ts';

/** How long records are kept: holds, and the end of accounts. */
export const recordsRouter = router({
  holds: holdsProcedure,
  changeHold: changeHoldProcedure,
  endAccount: endAccountProcedure,
});
