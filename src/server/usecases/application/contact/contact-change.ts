import type { Issue } from '#funnel/engine/define-step.ts';
import { isNameSigned } from '#funnel/engine/is-name-signed.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import type { CheckedStep } from '../submit/submission.ts';

const isConfirmed = async ({ tx, stored, person }: CheckedStep): Promise<boolean> => {
  const accountId = await findAccountOf(tx, { applicationId: stored.id, person });
  const account = accountId === null ? null : await findAccount(tx, accountId);
  return (account?.emailConfirmedAt ?? null) !== null;
};

/** A page that also asks for name or email changes neither a signed name nor a confirmed address. */
export const contactChange = async (checked: CheckedStep): Promise<Issue | null> => {
  const { step, stored, person, answers } = checked;
  const before = stored.document[person];
  const after = step.write(stored.document, answers, person)[person];
  if (!before || !after) return null;
  const isRenamed = before.firstName !== after.firstName || before.lastName !== after.lastName;
  if (isRenamed && isNameSigned({ application: stored.document, status: stored.status, person }))
    return { path: ['firstName'], code: 'nameSigned' };
  const isMoved = before.email !== null && before.email !== after.email;
  return isMoved && (await isConfirmed(checked)) ? { path: ['email'], code: 'emailCodeNeeded' } : null;
};
