import { router } from '../procedures.ts';
import { assignProcedure } from './assign.ts';
import { countsProcedure } from './counts.ts';
import { listedProcedure } from './listed.ts';
import { onLoanProcedure } from './on-loan.ts';
import { pageProcedure } from './page.ts';
import { takeProcedure } from './take.ts';
import { teamProcedure } from './team.ts';

/** The work queues: each call shows and gives only work the caller's grants allow. */
export const workRouter = router({
  counts: countsProcedure,
  page: pageProcedure,
  onLoan: onLoanProcedure,
  listed: listedProcedure,
  take: takeProcedure,
  assign: assignProcedure,
  team: teamProcedure,
});
