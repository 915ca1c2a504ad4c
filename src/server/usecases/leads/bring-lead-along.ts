import { isStarted } from '#funnel/engine/is-started.ts';
import type { Container } from '#server/container.ts';
import { revokeSessionsOf, type SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { handOver } from '#server/db/repos/application/application-people.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { readSession } from '../accounts/sessions.ts';

type Account = { id: string; email: string | null };

/**
 * Whether the answers on this device belong to the account that just signed in on it: started anonymously, or under the same address
 * that was verified. Answers under another address, or of a confirmed account, stay where they are.
 */
const isTheirs = ({ accountId, isEmailConfirmed, email }: SessionFacts, account: Account): boolean =>
  accountId !== account.id && !isEmailConfirmed && (email === null || email === account.email);

/**
 * A lead started before signing in moves to the account, so that no answer is lost: the new session opens on it, besides the
 * account's earlier applications. Returns it, or null where there is none. A lead on another device is not touched:
 * moving one takes both this device's session and the verified address.
 */
export const bringLeadAlong = async (
  container: Container,
  { account, secret }: { account: Account; secret: string | null },
): Promise<string | null> => {
  const session = secret ? await readSession(container, { realm: 'applicant', secret }) : null;
  if (session?.application?.person !== 'borrower' || !isTheirs(session, account)) return null;
  const { id: applicationId } = session.application;
  return container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored || !isStarted(stored)) return null;
    await handOver(tx, { applicationId, person: 'borrower', from: session.accountId, to: account.id });
    await revokeSessionsOf(tx, session.accountId);
    await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'leadAttached', body: { accountId: account.id } });
    return applicationId;
  });
};
