import { router } from '../procedures.ts';
import { accountProcedure } from './account.ts';
import { changePasswordProcedure } from './change-password.ts';
import { endSessionProcedure } from './end-session.ts';
import { enrolProcedure } from './enrol.ts';
import { enrolmentProcedure } from './enrolment.ts';
import { meProcedure } from './me.ts';
import { renewRecoveryCodesProcedure } from './renew-recovery-codes.ts';

export const portalRouter = router({
  me: meProcedure,
  account: accountProcedure,
  endSession: endSessionProcedure,
  renewRecoveryCodes: renewRecoveryCodesProcedure,
  changePassword: changePasswordProcedure,
  enrolment: enrolmentProcedure,
  enrol: enrolProcedure,
});
