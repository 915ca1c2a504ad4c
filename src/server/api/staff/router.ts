import { router } from '../procedures.ts';
import { addBranchProcedure } from './add-branch.ts';
import { addCompanyProcedure } from './add-company.ts';
import { deactivateProcedure } from './deactivate.ts';
import { endEverySessionProcedure } from './end-every-session.ts';
import { endSessionsProcedure } from './end-sessions.ts';
import { grantProcedure } from './grant.ts';
import { historyProcedure } from './history.ts';
import { inviteProcedure } from './invite.ts';
import { listProcedure } from './list.ts';
import { placesProcedure } from './places.ts';
import { proposeGrantProcedure } from './propose-grant.ts';
import { reactivateProcedure } from './reactivate.ts';
import { resetProcedure } from './reset.ts';
import { revokeProcedure } from './revoke.ts';
import { settleGrantProcedure } from './settle-grant.ts';
import { unlockProcedure } from './unlock.ts';

export const staffRouter = router({
  list: listProcedure,
  places: placesProcedure,
  history: historyProcedure,
  invite: inviteProcedure,
  grant: grantProcedure,
  proposeGrant: proposeGrantProcedure,
  settleGrant: settleGrantProcedure,
  revoke: revokeProcedure,
  deactivate: deactivateProcedure,
  reactivate: reactivateProcedure,
  reset: resetProcedure,
  unlock: unlockProcedure,
  endSessions: endSessionsProcedure,
  endEverySession: endEverySessionProcedure,
  addCompany: addCompanyProcedure,
  addBranch: addBranchProcedure,
});
