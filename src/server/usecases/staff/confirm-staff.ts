import { AppError } from '#server/app-error.ts';
import type { PresentedPasskey } from '#server/auth/passkey-checks.ts';
import type { Container } from '#server/container.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { markProved, type SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { recordSignIn } from '../shared/record-sign-in.ts';
import type { Confirmation } from '../shared/require-fresh.ts';
import { isCodeRight } from './sign-in-staff.ts';
import { usedPasskey } from './staff-passkeys.ts';

export type StaffProof = { kind: 'app'; code: string } | { kind: 'passkey'; token: string; response: PresentedPasskey };

/** Marks the session as freshly proved by the second factor: an unlocked screen is not enough for an SSN. */
export const confirmStaff = async (
  container: Container,
  session: SessionFacts,
  { given, address }: { given: StaffProof; address: string },
): Promise<Confirmation> => {
  const { accountId, id } = session;
  await limitTries(container, { what: 'confirm', account: accountId, address });
  const isRight = await isProofRight(container, session, given);
  const outcome = isRight ? 'succeeded' : 'refused';
  await recordSignIn(container, { realm: 'portal', accountId, way: 'confirmation', outcome, address });
  if (!isRight) return { kind: 'wrong' };
  return { kind: 'done', secret: await markProved(container.database.db, { id, proof: given.kind }) };
};

const isProofRight = async (
  container: Container,
  { accountId, id: sessionId }: SessionFacts,
  given: StaffProof,
): Promise<boolean> => {
  if (given.kind === 'app') {
    const account = await findAccount(container.database.db, accountId);
    if (!account) throw new AppError('signInRequired');
    return isCodeRight(container, account, given.code);
  }
  const { token, response } = given;
  const used = await usedPasskey(container, { token, response, purpose: 'confirm', sessionId });
  return used?.passkey.accountId === accountId;
};
