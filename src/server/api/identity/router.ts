import { router } from '../procedures.ts';
import { deleteSessionProcedure } from './delete-session.ts';
import { invitationProcedure } from './invitation.ts';
import { joinProcedure } from './join.ts';
import { peopleProcedure } from './people.ts';
import { requestCodeProcedure } from './request-code.ts';
import { setPasswordProcedure } from './set-password.ts';

export const identityRouter = router({
  deleteSession: deleteSessionProcedure,
  requestCode: requestCodeProcedure,
  people: peopleProcedure,
  invitation: invitationProcedure,
  join: joinProcedure,
  setPassword: setPasswordProcedure,
});
