import type { OutsideQuestion } from '#entities/outside-question.ts';
import { AppError } from '../app-error.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import type { Tx } from '../db/connect.ts';
import { lockApplication, type StoredApplication } from '../db/repos/applications.ts';
import type { Subject } from '../vendors/port.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { verifyHomeAddress } from './check-address.ts';
import { decideApplication } from './decide-application.ts';
import { keepFigures } from './keep-figures.ts';
import { linkInsurance } from './link-insurance.ts';
import { orderFlood } from './order-flood.ts';
import { orderTitle } from './order-title.ts';
import { orderValuation } from './order-valuation.ts';
import { outsideFactsOf } from './outside-facts-of.ts';
import { pullCredit } from './pull-credit.ts';
import { hasConditions, reconcileConditions } from './reconcile-conditions.ts';
import { recordLateRefusal } from './record-late-refusal.ts';
import { verifyIdentity } from './verify-identity.ts';
import { verifyIncome } from './verify-income.ts';

export type Asked = Subject & { what: OutsideQuestion };

/** What was learnt may ask for something, or make it needless. */
export const askOutside = async (container: Container, asked: Asked): Promise<AskOutcome> => {
  const outcome = await ask(container, asked);
  await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, asked.applicationId);
    if (!stored) return;
    await keepFigures(tx, { applicationId: stored.id, decision: await decisionNow(container, tx, stored) });
    if (hasConditions(stored.status)) await reconcileConditions(container, tx, stored);
  });
  return outcome;
};

const decisionNow = async ({ env }: Container, tx: Tx, stored: StoredApplication) => {
  const facts = await outsideFactsOf(tx, stored);
  return decideApplication({ application: stored.document, facts, asOf: lenderToday(env) });
};

const ask = (container: Container, { what, ...subject }: Asked): Promise<AskOutcome> => {
  switch (what) {
    case 'address':
      return verifyHomeAddress(container, subject);
    case 'credit':
      return pullCredit(container, { ...subject, look: 'soft' });
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
  }
};

/** As a job: a question that got no answer goes back to the queue, which waits longer each time. */
export const askAgainLater = async (container: Container, asked: Asked): Promise<void> => {
  const outcome = await askOutside(container, asked);
  const isHopeless = container.env.vendors[vendorOf[asked.what]] === 'none';
  if ((outcome === 'unavailable' || outcome === 'asking') && !isHopeless) throw new AppError('unavailable');
  if (asked.what === 'credit' || asked.what === 'valuation') await recordLateRefusal(container, asked);
};

const vendorOf = {
  address: 'address',
  credit: 'creditBureau',
  valuation: 'valuation',
  flood: 'flood',
  title: 'title',
  income: 'payrollIncome',
  insurance: 'insuranceLink',
  identity: 'identity',
} as const satisfies Record<OutsideQuestion, keyof Container['env']['vendors']>;
