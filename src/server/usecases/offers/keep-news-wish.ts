import type { NewsTopic } from '#entities/contract/news-topic.ts';
import { refusingRules } from '#funnel/refusing-rules.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { dropOptOut } from '#server/db/repos/accounts/messages.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { keepWish, withdrawWish } from '#server/db/repos/application/news-wishes.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

export type WishOutcome = { kind: 'noted'; email: string } | { kind: 'nothingInTheWay' } | { kind: 'emailNeeded' };

type Wish = { applicationId: string; about: NewsTopic };

/** In the caller's transaction, for an application that is locked and an address that is known. */
export const noteWish = async (
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
  if (!(await keepWish(tx, { applicationId: id, about, email, firstName, state }))) return;
  // Whoever asks to be told has changed their mind about not being told.
  await dropOptOut(tx, { email, kind: about === 'waitlist' ? 'waitlist' : 'answers' });
  await appendEvent(tx, { applicationId: id, actor: 'borrower', kind: 'newsWished', body: { about } });
};

/** Keeps the wish to be told when a refusal no longer holds. The address is asked for where none is known yet. */
export const keepNewsWish = async (
  container: Container,
  { applicationId, about, email: typed, address }: Wish & { email: string | null; address: string },
): Promise<WishOutcome> => {
  await limitTries(container, { what: 'startLead', account: applicationId, address });
  const asOf = container.clock.today();
  return container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) return { kind: 'nothingInTheWay' };
    const { document: application, status } = stored;
    const facts = await outsideFactsOf(tx, stored);
    if (refusingRules({ application, about, facts, policy: getPolicy(asOf), asOf }).length === 0)
      return { kind: 'nothingInTheWay' };
    const email = typed ?? application.borrower.email;
    if (email === null) return { kind: 'emailNeeded' };
    await noteWish(tx, { stored, about, email });
    if (about === 'waitlist' && application.wantsWaitlistNews !== true)
      await saveApplication(tx, { id: applicationId, document: { ...application, wantsWaitlistNews: true }, status });
    return { kind: 'noted', email };
  });
};

export const withdrawNewsWish = (container: Container, { applicationId, about }: Wish): Promise<void> =>
  container.database.transact(async (tx) => {
    if (!(await withdrawWish(tx, { applicationId, about }))) return;
    await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'newsDeclined', body: { about } });
  });
