import { router } from '../procedures.ts';
import { accountProcedure } from './account.ts';
import { answerInvitationProcedure } from './answer-invitation.ts';
import { confirmProcedure } from './confirm.ts';
import { deleteSessionProcedure } from './delete-session.ts';
import { endOtherSessionsProcedure } from './end-other-sessions.ts';
import { endSessionProcedure } from './end-session.ts';
import { invitationProcedure } from './invitation.ts';
import { joinProcedure } from './join.ts';
import { peopleProcedure } from './people.ts';
import { requestCodeProcedure } from './request-code.ts';
import { requestConfirmationProcedure } from './request-confirmation.ts';
import { setPasswordProcedure } from './set-password.ts';

export const identityRouter = router({
  account: accountProcedure,
  confirm: confirmProcedure,
  deleteSession: deleteSessionProcedure,
  endOtherSessions: endOtherSessionsProcedure,
  endSession: endSessionProcedure,
  requestCode: requestCodeProcedure,
  requestConfirmation: requestConfirmationProcedure,
  people: peopleProcedure,
  invitation: invitationProcedure,
  answerInvitation: answerInvitationProcedure,
  join: joinProcedure,
  setPassword: setPasswordProcedure,
});
