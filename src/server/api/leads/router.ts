import { router } from '../procedures.ts';
import { createProcedure } from './create.ts';
import { inviteProcedure } from './invite.ts';
import { joinProcedure } from './join.ts';
import { openProcedure } from './open.ts';
import { pageProcedure } from './page.ts';
import { writeNoteProcedure } from './write-note.ts';

/** Files of leads go to `POST /api/portal/leads-import`. */
export const leadsRouter = router({
  page: pageProcedure,
  open: openProcedure,
  join: joinProcedure,
  writeNote: writeNoteProcedure,
  create: createProcedure,
  invite: inviteProcedure,
});
