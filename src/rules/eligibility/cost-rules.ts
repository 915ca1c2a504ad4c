import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { type Change, outcomeOf, type TraceRow } from '../trace/trace-row.ts';
import { type AmountContext, type PricedContext, share, smallerLine } from './amount-context.ts';
import { maxFees, maxRate } from './cost-limits.ts';
import type { LoanFacts } from './loan-facts.ts';
import { qualifyingLine } from './qualifying-line.ts';

const feesWithin = (limit: BasisPoints, { fees }: Policy): BasisPoints[] =>
  fees.forRate.map(({ fee }) => fee).filter((fee) => fee <= limit);

export const feesRow = ({ stateLimits }: LoanFacts, { terms, policy }: AmountContext): TraceRow => {
  const limit = maxFees(stateLimits, policy);
  const fits = terms.originationFee <= limit;
  const best = feesWithin(limit, policy).at(-1);
  return {
    rule: 'fees',
    value: share(terms.originationFee),
    limit: share(limit),
    outcome: outcomeOf(fits),
    change: fits || best === undefined ? null : [{ kind: 'otherFee', fee: best }],
  };
};

/** The lowest fee that buys the rate down far enough. */
const feeWithinRate = (facts: LoanFacts, { amount, terms, policy }: AmountContext): Change[] => {
  const highest = maxRate(facts.isFirstLien, policy);
  const fee = feesWithin(maxFees(facts.stateLimits, policy), policy).find((originationFee) => {
    const line = qualifyingLine(facts, { amount, terms: { ...terms, originationFee }, policy });
    return line !== null && line.rate <= highest;
  });
  return fee === undefined ? [] : [{ kind: 'otherFee', fee }];
};

/** No high-cost mortgage. */
export const rateRow = (facts: LoanFacts, { line, ...context }: PricedContext): TraceRow => {
  const limit = maxRate(facts.isFirstLien, context.policy);
  const passes = line && line.rate <= limit;
  const change = passes === false ? [...smallerLine('rate', context), ...feeWithinRate(facts, context)] : [];
  return {
    rule: 'rate',
    value: share(line?.rate ?? null),
    limit: share(limit),
    outcome: outcomeOf(passes),
    change: change.length === 0 ? null : change,
  };
};
