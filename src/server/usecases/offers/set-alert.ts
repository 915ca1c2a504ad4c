import type { NewsTopic } from '#entities/contract/news-topic.ts';
import { refusingRules } from '#funnel/refusing-rules.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { dropOptOut } from '#server/db/repos/accounts/messages.ts';
import { cancelAlert as cancelStoredAlert, storeAlert } from '#server/db/repos/application/alerts.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

export type AlertOutcome = { kind: 'noted'; email: string } | { kind: 'nothingInTheWay' } | { kind: 'emailNeeded' };

type Alert = { applicationId: string; about: NewsTopic };

/** In the caller's transaction, for a locked application and a known address. */
export const recordAlert = async (
  tx: Tx,
  {
    stored: { id, document },
    about,
    email,
  }: { stored: Pick<StoredApplication, 'id' | 'document'>; about: NewsTopic; email: string },
): Promise<void> => {
  const state = about === 'waitlist' ? document.property.state : null;
  if (about === 'waitlist' && state === null) return;
  const { firstName } = document.borrower;
  if (!(await storeAlert(tx, { applicationId: id, about, email, firstName, state }))) return;
  // Setting an alert takes back an earlier opt-out.
  await dropOptOut(tx, { email, kind: about === 'waitlist' ? 'waitlist' : 'answers' });
  await appendEvent(tx, { applicationId: id, actor: 'borrower', kind: 'newsWished', body: { about } });
};

/** Sets the alert for when a refusal no longer holds. Requires an address where none is on file yet. */
export const setAlert = async (
  container: Container,
  { applicationId, about, email: given, address }: Alert & { email: string | null; address: string },
): Promise<AlertOutcome> => {
  await limitTries(container, { what: 'startLead', account: applicationId, address });
  const asOf = container.clock.today();
  return container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) return { kind: 'nothingInTheWay' };
    const { document: application, status } = stored;
    const facts = await outsideFactsOf(tx, stored);
    if (refusingRules({ application, about, facts, policy: getPolicy(asOf), asOf }).length === 0)
      return { kind: 'nothingInTheWay' };
    const email = given ?? application.borrower.email;
    if (email === null) return { kind: 'emailNeeded' };
    await recordAlert(tx, { stored, about, email });
    if (about === 'waitlist' && application.wantsWaitlistNews !== true)
      await saveApplication(tx, { id: applicationId, document: { ...application, wantsWaitlistNews: true }, status });
    return { kind: 'noted', email };
  });
};

export const cancelAlert = (container: Container, { applicationId, about }: Alert): Promise<void> =>
  container.database.transact(async (tx) => {
    if (!(await cancelStoredAlert(tx, { applicationId, about }))) return;
    await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'newsDeclined', body: { about } });
  });
