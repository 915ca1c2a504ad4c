import type { Cents, Dollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { qualifyingBy, qualifyingPayment } from '../pricing/qualifying-payment.ts';
import { type PricedLine, priceLine, type Terms } from '../pricing/rate.ts';
import { cltvOf } from './cltv.ts';
import type { LoanFacts } from './loan-facts.ts';
import { pricedCltv } from './raised-limit.ts';

/** The line as the grid sees it; null while value, liens, score or amount is unknown. */
export const pricedLine = (facts: LoanFacts, amount: Dollars | null): PricedLine | null => {
  const { value, liens, score, usage, units, isFirstLien } = facts;
  if (amount === null || value.amount === null || value.amount === 0) return null;
  if (liens.total === null || score.score === null) return null;
  const cltv = pricedCltv(cltvOf({ liens: liens.total, amount, value: value.amount }), facts);
  return { score: score.score, cltv, amount, usage, units, isFirstLien };
};

export type QualifyingLine = { rate: BasisPoints; payment: Cents };

/** The rate and payment DTI is tested with; excludes the autopay discount, which can be lost. */
export const qualifyingLine = (
  facts: LoanFacts,
  { amount, terms, policy }: { amount: Dollars | null; terms: Terms; policy: Policy },
): QualifyingLine | null => {
  const line = pricedLine(facts, amount);
  const price = line && priceLine(line, { terms: { ...terms, hasAutopay: false }, policy });
  if (line === null || price === null) return null;
  const payment = qualifyingPayment({ amount: line.amount, rate: price.rate }, qualifyingBy(terms, policy));
  return { rate: price.rate, payment };
};
