import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { defaultTerms } from '../pricing/rate.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';

export type Supposed = { amount: Dollars | null; value: Dollars | null; paidOff: ReadonlySet<string> };
type Known = { application: Application; facts: OutsideFacts; policy: Policy; asOf: Day };

/** The decision with another amount, another value or other payoffs. A hypothetical value counts as confident. */
export const whatIfDecision = (
  { application, facts, policy, asOf }: Known,
  { amount, value, paidOff }: Supposed,
): Decision => {
  const terms = application.offerChoice ?? defaultTerms(policy);
  const switched = <Debt extends { id: string; toBePaidOff: boolean }>(debt: Debt): Debt => ({
    ...debt,
    toBePaidOff: paidOff.has(debt.id),
  });
  const supposed = {
    ...application,
    liabilities: application.liabilities.map(switched),
    mortgages: application.mortgages.map(switched),
    property: { ...application.property, value: value ?? application.property.value },
    offerChoice: amount === null ? application.offerChoice : { ...terms, amount },
  };
  const [model = ''] = policy.valuation.cascade;
  const valuations = value === null ? facts.valuations : [{ model, value, low: null, high: null, fsd: 0, asOf }];
  return decide({ application: supposed, facts: { ...facts, valuations }, policy, asOf });
};
