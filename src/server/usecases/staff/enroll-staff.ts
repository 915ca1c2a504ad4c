import { AppError } from '#server/app-error.ts';
import { type PasswordProblem, passwordProblem } from '#server/auth/password-problem.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { stepOfCode, timeBasedUri } from '#server/auth/time-based-code.ts';
import type { Container } from '#server/container.ts';
import { open } from '#server/db/key-ring.ts';
import { changeAccount, findAccount, findEnrollment, spendEnrollment } from '#server/db/repos/accounts/accounts.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { totpContext } from '#server/db/repos/accounts/totp-secrets.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { personalWords } from '../shared/personal-words.ts';
import { storeRecoveryCodes } from './store-recovery-codes.ts';

/** The data an invited staff member needs to set up their authenticator app. */
export const showEnrollment = async (container: Container, token: string) => {
  const enrolment = await findEnrollment(container.database.db, token);
  if (!enrolment?.email || !enrolment.firstName) throw new AppError('linkNotValid');
  const secret = open(container.ring, enrolment.totpSecret, totpContext(enrolment.accountId));
  const { email, firstName } = enrolment;
  return { email, firstName, secret, uri: timeBasedUri({ issuer: container.lender.displayName, email, secret }) };
};

/** `recoveryCodes` are empty unless the account is set up now. */
type Enrolled = { kind: 'enrolled' | PasswordProblem; recoveryCodes: string[] };

/** Sets the password once the app shows the right code, and uses up the link. Returns the recovery codes, this one time. */
export const enrollStaff = async (
  container: Container,
  { token, password, code, address }: { token: string; password: string; code: string; address: string },
): Promise<Enrolled> => {
  await limitTries(container, { what: 'enrol', account: null, address });
  const enrolment = await findEnrollment(container.database.db, token);
  if (!enrolment) throw new AppError('linkNotValid');
  const secret = open(container.ring, enrolment.totpSecret, totpContext(enrolment.accountId));
  const step = stepOfCode({ secret, code, lastStep: null });
  if (step === null) throw new AppError('appCodeNotValid');
  const account = await findAccount(container.database.db, enrolment.accountId);
  if (!account) throw new AppError('linkNotValid');
  const problem = await passwordProblem(password, { words: personalWords(container, account), dateOfBirth: null });
  if (problem) return { kind: problem, recoveryCodes: [] };
  const passwordHash = await hashPassword(password);
  return container.database.transact(async (tx) => {
    if (!(await spendEnrollment(tx, token))) throw new AppError('linkNotValid');
    const emailConfirmedAt = new Date();
    await changeAccount(tx, enrolment.accountId, {
      status: 'active',
      passwordHash,
      totpSecret: enrolment.totpSecret,
      totpLastStep: step,
      emailConfirmedAt,
    });
    await appendStaffEvent(tx, { actor: enrolment.accountId, subject: enrolment.accountId, kind: 'enrolled' });
    return { kind: 'enrolled', recoveryCodes: await storeRecoveryCodes(tx, enrolment.accountId) };
  });
};
