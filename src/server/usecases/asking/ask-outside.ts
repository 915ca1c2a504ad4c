import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findApplication, lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import type { Subject } from '#server/vendors/port.ts';
import { hasConditions, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { recordLateRefusal } from '../decisions/record-late-refusal.ts';
import { announceOfferChange } from '../offers/announce-offer-change.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { isAskedOfNobody } from '../shared/left-to-staff.ts';
import { isLoanOver } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { recordFigures } from '../shared/record-figures.ts';
import { startValuationClocks } from '../valuations/start-valuation-clocks.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { verifyHomeAddress } from './check-address.ts';
import { checkEmployment } from './check-employment.ts';
import { linkInsurance } from './link-insurance.ts';
import { orderFlood } from './order-flood.ts';
import { orderTitle } from './order-title.ts';
import { orderValuation } from './order-valuation.ts';
import { pullCredit } from './pull-credit.ts';
import { verifyIdentity } from './verify-identity.ts';
import { verifyIncome } from './verify-income.ts';

export type Asked = Subject & { what: OutsideQuestion };

/** A new answer may open a condition or make one unnecessary. Nobody is asked about a loan that has ended. */
export const askOutside = async (container: Container, asked: Asked): Promise<AskOutcome> => {
  const known = await findApplication(container.database.db, asked.applicationId);
  if (known && (await isLoanOver(container.database.db, known))) return 'late';
  const told = await ask(container, asked);
  // Nobody was asked, so nobody is kept waiting: staff order it.
  const outcome = told === 'unavailable' && isAskedOfNobody(container, asked.what) ? 'byStaff' : told;
  await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, asked.applicationId);
    if (!stored || (await isLoanOver(tx, stored))) return;
    recordFigures(tx, { applicationId: stored.id, decision: await decisionNow(container, tx, stored) });
    await startValuationClocks(tx, { stored, on: container.clock.today() });
    await announceOfferChange(container, tx, { stored, by: null });
    if (hasConditions(stored.status)) await reconcileConditions(container, tx, stored);
  });
  return outcome;
};

const decisionNow = async ({ clock }: Container, tx: Tx, stored: StoredApplication) => {
  const facts = await outsideFactsOf(tx, stored);
  return decideApplication({ application: stored.document, facts, asOf: clock.today() });
};

const ask = (container: Container, { what, ...subject }: Asked): Promise<AskOutcome> => {
  switch (what) {
    case 'address':
      return verifyHomeAddress(container, subject);
    case 'credit':
      return pullCredit(container, subject);
    case 'valuation':
      return orderValuation(container, subject);
    case 'flood':
      return orderFlood(container, subject);
    case 'title':
      return orderTitle(container, subject);
    case 'income':
      return verifyIncome(container, subject);
    case 'insurance':
      return linkInsurance(container, subject);
    case 'identity':
      return verifyIdentity(container, subject);
    case 'employment':
      return checkEmployment(container, subject);
  }
};

/** As a job: an unanswered request goes back to the queue, which waits longer each time. */
export const askAgainLater = async (container: Container, asked: Asked): Promise<void> => {
  const outcome = await askOutside(container, asked);
  if (outcome === 'unavailable' || outcome === 'asking') throw new AppError('unavailable');
  if (asked.what === 'credit' || asked.what === 'valuation') await recordLateRefusal(container, asked);
};
