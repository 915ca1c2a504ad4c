import type { HookState } from '#entities/facts/hook-state.ts';
import { type JourneyCapability, journeyCapability } from '#entities/facts/journey.ts';
import type { Container } from '#server/container.ts';
import { acceptTexts, refuseTexts } from '#server/db/repos/accounts/messages.ts';
import { findPaymentByReference } from '#server/db/repos/loan/payments.ts';
import { findHookEvent, settleHookEvent } from '#server/db/repos/vendors/hook-events.ts';
import { findJourney } from '#server/db/repos/vendors/journeys.ts';
import { type HookNews, hookNews } from '#server/vendors/hooks/hook.ts';
import { continueJourney } from '../asking/continue-journey.ts';
import { followNotaryBy } from '../closing/remote-notary.ts';
import { followPayment } from '../payments/follow-payments.ts';
import { JobFailure } from '../shared/job-failure.ts';

type Worked = { state: HookState; applicationId: string | null };

/** The vendor's word only makes us ask it. One that is away is asked again by the queue. */
const workOnJourney = async (
  container: Container,
  at: { capability: JourneyCapability; reference: string },
): Promise<Worked> => {
  const journey = await findJourney(container.database.db, at);
  if (!journey) return { state: 'unmatched', applicationId: null };
  const continued = await continueJourney(container, journey);
  if (continued === 'away') throw new JobFailure('serviceAway');
  return { state: continued === 'late' ? 'late' : 'worked', applicationId: journey.applicationId };
};

const workOnPayment = async (container: Container, reference: string): Promise<Worked> => {
  const payment = await findPaymentByReference(container.database.db, reference);
  if (!payment) return { state: 'unmatched', applicationId: null };
  if (!(await followPayment(container, payment.id))) throw new JobFailure('serviceAway');
  return { state: 'worked', applicationId: payment.applicationId };
};

const workOnNotary = async (container: Container, reference: string): Promise<Worked> => {
  const followed = await followNotaryBy(container, reference);
  if (followed === 'away') throw new JobFailure('serviceAway');
  return followed === 'unmatched'
    ? { state: 'unmatched', applicationId: null }
    : { state: 'worked', applicationId: followed.applicationId };
};

/** Carries out a vendor's news. Safe to repeat, in any order and any number of times. */
const workOn = async (container: Container, capability: string, news: HookNews): Promise<Worked> => {
  const { database } = container;
  switch (news.about) {
    case 'textWish':
      await database.transact((tx) =>
        news.wish === 'stop' ? refuseTexts(tx, news.number) : acceptTexts(tx, news.number),
      );
      return { state: 'worked', applicationId: null };
    case 'text':
      return { state: 'worked', applicationId: null };
    case 'journey':
      return workOnJourney(container, { capability: journeyCapability.parse(capability), reference: news.reference });
    case 'payment':
      return workOnPayment(container, news.reference);
    case 'notary':
      return workOnNotary(container, news.reference);
    case 'nothing':
      return { state: 'ignored', applicationId: null };
  }
};

export const workHook = async (container: Container, eventId: string): Promise<void> => {
  const event = await findHookEvent(container.database.db, eventId);
  if (!event || event.state === 'unreadable') return;
  const worked = await workOn(container, event.capability, hookNews.parse(event.news));
  await container.database.transact((tx) => settleHookEvent(tx, { id: eventId, ...worked }));
};
