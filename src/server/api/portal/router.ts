import { router } from '../procedures.ts';
import { accountProcedure } from './account.ts';
import { changePasswordProcedure } from './change-password.ts';
import { confirmProcedure } from './confirm.ts';
import { endOtherSessionsProcedure } from './end-other-sessions.ts';
import { endSessionProcedure } from './end-session.ts';
import { enrolProcedure } from './enrol.ts';
import { enrolmentProcedure } from './enrolment.ts';
import { meProcedure } from './me.ts';
import {
  addPasskeyProcedure,
  askOwnPasskeyProcedure,
  askPasskeyProcedure,
  removePasskeyProcedure,
  renamePasskeyProcedure,
  startPasskeyProcedure,
} from './passkeys.ts';
import { renewRecoveryCodesProcedure } from './renew-recovery-codes.ts';

export const portalRouter = router({
  me: meProcedure,
  account: accountProcedure,
  confirm: confirmProcedure,
  endSession: endSessionProcedure,
  endOtherSessions: endOtherSessionsProcedure,
  startPasskey: startPasskeyProcedure,
  addPasskey: addPasskeyProcedure,
  renamePasskey: renamePasskeyProcedure,
  removePasskey: removePasskeyProcedure,
  askPasskey: askPasskeyProcedure,
  askOwnPasskey: askOwnPasskeyProcedure,
  renewRecoveryCodes: renewRecoveryCodesProcedure,
  changePassword: changePasswordProcedure,
  enrolment: enrolmentProcedure,
  enrol: enrolProcedure,
});
