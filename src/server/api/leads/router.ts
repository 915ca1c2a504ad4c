import { router } from '../procedures.ts';
import { createProcedure } from './create.ts';
import { inviteProcedure } from './invite.ts';
import { pageProcedure } from './page.ts';

/** Files of leads go to `POST /api/portal/leads-import`. */
export const leadsRouter = router({
  page: pageProcedure,
  create: createProcedure,
  invite: inviteProcedure,
});
