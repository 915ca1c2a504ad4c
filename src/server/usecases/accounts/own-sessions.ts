import { fullName } from '#entities/text/full-name.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import {
  liveSessionsOf,
  revokeSessionOf,
  revokeSessionsOf,
  type SessionFacts,
} from '#server/db/repos/accounts/sessions.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { recordSignIn } from '../shared/record-sign-in.ts';
import { confirmationWays } from './confirm-identity.ts';

/** The person who invited a coborrower; null for anyone else. */
const inviterOf = async ({ database }: Container, { application }: SessionFacts): Promise<string | null> => {
  if (application?.person !== 'coborrower') return null;
  const stored = await findApplication(database.db, application.id);
  return stored && fullName(stored.document.borrower);
};

/** The applicant's sign-in details and where they are signed in. */
export const ownAccount = async (container: Container, session: SessionFacts) => ({
  ...(await confirmationWays(container, session)),
  isEmailConfirmed: session.isEmailConfirmed,
  inviter: await inviterOf(container, session),
  sessions: (await liveSessionsOf(container.database.db, session.accountId)).map((each) => ({
    ...each,
    isThis: each.id === session.id,
  })),
});

const recordEnd = (container: Container, accountId: string, address: string) =>
  recordSignIn(container, { realm: 'applicant', accountId, way: 'session', outcome: 'ended', address });

/** One of the caller's own; it stops working at once. */
export const endSession = async (
  container: Container,
  { accountId }: SessionFacts,
  { id, address }: { id: string; address: string },
): Promise<void> => {
  if (!(await revokeSessionOf(container.database.db, { id, accountId }))) throw new AppError('notFound');
  await recordEnd(container, accountId, address);
};

export const endOtherSessions = async (
  container: Container,
  { accountId, id }: SessionFacts,
  address: string,
): Promise<void> => {
  await container.database.transact((tx) => revokeSessionsOf(tx, accountId, id));
  await recordEnd(container, accountId, address);
};
