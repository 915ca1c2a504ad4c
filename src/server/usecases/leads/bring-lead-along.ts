import { isStarted } from '#funnel/engine/is-started.ts';
import type { Container } from '#server/container.ts';
import { revokeSessionsOf, type SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { handOver } from '#server/db/repos/application/application-people.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { readSession } from '../accounts/sessions.ts';

type Account = { id: string; email: string | null };

/**
 * Whether what was typed on this device belongs to who has just signed in on it: begun by no one in particular, or under the very address
 * that was proved. What was begun under another address, or is someone's confirmed account, stays where it is.
 */
const isTheirs = ({ accountId, isEmailConfirmed, email }: SessionFacts, account: Account): boolean =>
  accountId !== account.id && !isEmailConfirmed && (email === null || email === account.email);

/**
 * A lead begun before signing in comes along to the account, so that nothing typed is lost: it is what the new session opens on, beside
 * whatever the account had. Returns it, or null where there is nothing to bring. Someone's lead on another device is not touched:
 * it takes this device's session and the proved address together.
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
