import type { Application } from '#entities/application/application.ts';
import { type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { paymentRoom } from '../eligibility/dti.ts';
import type { LoanFacts } from '../eligibility/loan-facts.ts';
import { qualifyingLine } from '../eligibility/qualifying-line.ts';
import { lineAfterFee } from '../offer/line-after-fee.ts';
import { chosenIds, payoffCandidates, payoffFrontier } from '../offer/payoff-frontier.ts';
import type { Terms } from '../pricing/rate.ts';

type Asked = { application: Application; facts: LoanFacts; amount: Dollars | null; terms: Terms; policy: Policy };

/** The cheapest additional debts whose payoff from this line makes DTI pass; null when no set does. */
export const findPayoff = ({
  application,
  facts,
  amount,
  terms,
  policy,
}: Asked): { debtIds: string[]; total: Dollars } | null => {
  const line = qualifyingLine(facts, { amount, terms, policy });
  const { income, dtiLimit: limit, debts, housing } = facts;
  if (line === null || amount === null || income.monthly === null || limit === null) return null;
  const room = paymentRoom({ obligations: toCents(debts + housing), income: income.monthly, limit });
  const left = lineAfterFee(amount, terms.originationFee) - facts.payoffTotal;
  if (left <= 0) return null;
  const enough = line.payment - room;
  const { sets } = payoffFrontier(payoffCandidates(application, policy), { most: toDollars(left), enough });
  const cheapest = sets.find(({ freed }) => freed >= enough);
  return cheapest ? { debtIds: chosenIds(cheapest), total: toDollars(cheapest.total) } : null;
};
