import { z } from 'zod';
import { type Dollars, dollars } from '#entities/values/money.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { addDecision } from '#server/db/repos/loan/decisions.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { meetClock, startClock } from '../shared/clocks.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { saveRun } from './save-run.ts';

const terms = z.object({ amount: dollars });
const CLOCK = 'counterOffer';

/** The counteroffer that can still be answered, or null. */
export const openCounter = async (
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
): Promise<{ amount: Dollars } | null> => {
  const { decided } = await loanStanding(db, stored);
  if (decided?.kind !== 'countered') return null;
  return (await hasRunningClock(db, { applicationId: stored.id, kind: CLOCK })) ? terms.parse(decided.terms) : null;
};

export type CounterOutcome = { kind: 'taken' } | { kind: 'declined' } | { kind: 'notOpen' };

/** The borrower takes the line that was offered instead, or does not. Taken, it is decided upon again within its time. */
export const answerCounter = (
  container: Container,
  { applicationId, answer }: { applicationId: string; answer: 'take' | 'decline' },
): Promise<CounterOutcome> =>
  container.database.transact(async (tx): Promise<CounterOutcome> => {
    const { stored } = await lockConditions(container, tx, applicationId);
    const counter = await openCounter(tx, stored);
    const { offerChoice } = stored.document;
    if (counter === null) return { kind: 'notOpen' };
    if (offerChoice === null) throw new AppError('unavailable');
    const on = container.clock.today();
    const body = { answer, amount: counter.amount };
    await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'counterAnswered', body });
    if (answer === 'decline') {
      await meetClock(tx, { applicationId, kind: CLOCK, on, by: 'lapsed' });
      await saveApplication(tx, stored);
      return { kind: 'declined' };
    }
    const document = { ...stored.document, offerChoice: { ...offerChoice, amount: counter.amount } };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    await reconcileConditions(container, tx, { id: applicationId, document });
    const { decision, run } = await saveRun(container, tx, { ...stored, document });
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
    return { kind: 'taken' };
  });
