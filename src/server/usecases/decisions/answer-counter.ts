import { z } from 'zod';
import { dollars } from '#entities/values/money.ts';
import { acceptedOffer } from '#rules/offer/accepted-offer.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findLatestOffer } from '#server/db/repos/application/offers.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { addDecision } from '#server/db/repos/loan/decisions.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { startNoticeDuties } from '../delivery/start-notice-duties.ts';
import { meetClock, startClock } from '../shared/clocks.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { recordAcceptedOffer } from '../shared/record-accepted-offer.ts';
import { counterTerms } from './counter-terms.ts';
import { refuseAfterCounter } from './refuse-after-counter.ts';
import { saveRun } from './save-run.ts';

/** Counteroffers stored before terms were have none: theirs are computed on acceptance. */
const countered = z.object({ amount: dollars, terms: acceptedOffer.nullable().default(null) });
type Counter = z.infer<typeof countered>;
const CLOCK = 'counterOffer';

/** The counteroffer that can still be answered, or null. */
export const openCounter = async (
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
): Promise<Counter | null> => {
  const { decided } = await loanStanding(db, stored);
  if (decided?.kind !== 'countered') return null;
  return (await hasRunningClock(db, { applicationId: stored.id, kind: CLOCK })) ? countered.parse(decided.terms) : null;
};

export type CounterOutcome = { kind: 'taken' } | { kind: 'declined' } | { kind: 'notOpen' };

/** The borrower accepts or declines the counteroffer. If accepted, its terms replace the earlier ones and a new decision is due in time. */
export const answerCounter = (
  container: Container,
  { applicationId, answer }: { applicationId: string; answer: 'take' | 'decline' },
): Promise<CounterOutcome> =>
  container.database.transact(async (tx): Promise<CounterOutcome> => {
    const { stored } = await lockConditions(container, tx, applicationId);
    const counter = await openCounter(tx, stored);
    const { offerChoice } = stored.document;
    if (counter === null) return { kind: 'notOpen' };
    const offer = await findLatestOffer(tx, applicationId);
    if (offerChoice === null || offer === null) throw new AppError('unavailable');
    const on = container.clock.today();
    const body = { answer, amount: counter.amount };
    await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'counterAnswered', body });
    if (answer === 'decline') {
      await refuseAfterCounter(container, tx, { applicationId, by: 'declined' });
      await saveApplication(tx, stored);
      return { kind: 'declined' };
    }
    const { amount } = counter;
    const terms = counter.terms ?? (await counterTerms(container, tx, { stored, amount })).terms;
    const choice = { ...offerChoice, amount };
    const document = { ...stored.document, offerChoice: choice };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    await reconcileConditions(container, tx, { id: applicationId, document });
    const { decision, run } = await saveRun(container, tx, { ...stored, document });
    await recordAcceptedOffer(tx, { applicationId, offerId: offer.id, choice, decision, terms });
    await addDecision(tx, {
      applicationId,
      kind: 'counterTaken',
      atStep: stored.status,
      reasons: [],
      policyVersion: decision.policyVersion,
      decidedOn: on,
      facts: { application: document, outside: await outsideFactsOf(tx, { id: applicationId, document }) },
      decision,
      run,
      terms: counter,
    });
    await meetClock(tx, { applicationId, kind: CLOCK, on, by: 'offerMade' });
    await startClock(tx, { applicationId, kind: 'creditDecision', on });
    await startNoticeDuties(tx, { stored: { id: applicationId, document }, on });
    return { kind: 'taken' };
  });
