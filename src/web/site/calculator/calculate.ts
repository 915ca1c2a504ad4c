import type { CreditRange } from '#entities/values/credit-range.ts';
import { type Cents, centsOf, type Dollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { cltvCap, cltvOf, lineWithinCltv } from '#rules/eligibility/cltv.ts';
import { amortizedPayment, monthlyInterest } from '#rules/pricing/payment.ts';
import { defaultTerms, priceLine } from '#rules/pricing/rate.ts';

export type CalculatorRange = Exclude<CreditRange, 'notSure'>;
export type CalculatorInput = { value: Dollars; owed: Dollars; wanted: Dollars; range: CalculatorRange };

type Limited = 'asWished' | 'byHome' | 'byLargest' | 'bySmallest';

export type CalculatorResult =
  | { kind: 'belowFloor' }
  /** `mayOwe` is the most that could be owed for the smallest line to fit; below zero the home's value is too low for one. */
  | { kind: 'noRoom'; cltvCap: BasisPoints; mayOwe: Dollars }
  | {
      kind: 'line';
      limited: Limited;
      most: Dollars;
      amount: Dollars;
      cltvCap: BasisPoints;
      rate: BasisPoints;
      margin: BasisPoints;
      drawYears: number;
      now: Cents;
      after: Cents;
      atCap: Cents;
    };

/** The lowest score of a band, so that everyone in the band qualifies for the result. */
const scoreOf = (range: CalculatorRange): number | null => (range === 'below640' ? null : Number(range.slice(0, 3)));

const chosen = (wanted: Dollars, { most, policy }: { most: Dollars; policy: Policy }): [Dollars, Limited] => {
  if (wanted < policy.line.min) return [policy.line.min, 'bySmallest'];
  if (wanted <= most) return [wanted, 'asWished'];
  return [most, most === policy.line.max ? 'byLargest' : 'byHome'];
};

/** A one-unit primary residence, no fee and the longest draw, priced and limited as an offer would be before income is known. */
export const calculate = ({ value, owed, wanted, range }: CalculatorInput, policy: Policy): CalculatorResult => {
  const score = scoreOf(range);
  const cap = cltvCap({ score, usage: 'primaryResidence', units: '1', state: null }, policy);
  if (score === null || cap === null) return { kind: 'belowFloor' };
  const room = lineWithinCltv({ value, cap, liens: owed });
  if (room < policy.line.min)
    return { kind: 'noRoom', cltvCap: cap, mayOwe: lineWithinCltv({ value, cap, liens: policy.line.min }) };
  const most = toDollars(Math.min(room, policy.line.max));
  const [amount, limited] = chosen(wanted, { most, policy });
  const terms = defaultTerms(policy);
  const cltv = cltvOf({ liens: owed, amount, value });
  const price = priceLine(
    { score, cltv, amount, usage: 'primaryResidence', units: '1', isFirstLien: owed === 0 },
    { terms, policy },
  );
  if (price === null) throw new Error('The policy allows a line it has no price for');
  const balance = centsOf(amount);
  const months = policy.products.variable.repaymentYears * 12;
  return {
    kind: 'line',
    limited,
    most,
    amount,
    cltvCap: cap,
    ...price,
    drawYears: terms.years,
    now: monthlyInterest(balance, price.rate),
    after: amortizedPayment({ balance, rate: price.rate, months }),
    atCap: amortizedPayment({ balance, rate: policy.rate.cap, months }),
  };
};
