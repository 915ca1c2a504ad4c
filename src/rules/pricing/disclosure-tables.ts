import type { IndexDate } from '#entities/facts/published/index-date.ts';
import { type Day, partsOf, toDay } from '#entities/values/day.ts';
import { type Cents, roundToCents, toCents } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { amortizedPayment, levelPayment, MONTHLY, monthlyInterest } from './payment.ts';
import { paymentPlan } from './payment-plan.ts';
import { indexOn } from './policy-with-index.ts';
import { rateOf } from './rate.ts';

/** The advance in all examples of 12 CFR 1026.40(d). */
export const EXAMPLE_ADVANCE = toCents(1_000_000);

export type VariableLine = { margin: BasisPoints; drawYears: number };

type ExamplePhase = { months: number; firstPayment: Cents; lastPayment: Cents };
export type PaymentExample = { rate: BasisPoints; draw: ExamplePhase; repayment: ExamplePhase; months: number };

const exampleAt = (
  rate: BasisPoints,
  { drawYears, repaymentYears }: { drawYears: number; repaymentYears: number },
): PaymentExample => {
  const rows = paymentPlan({
    balance: EXAMPLE_ADVANCE,
    rate,
    phases: [
      { name: 'draw', months: drawYears * 12, minimum: { kind: 'interestOnly' } },
      { name: 'repayment', months: repaymentYears * 12, minimum: { kind: 'amortised' } },
    ],
    grain: 'example',
  });
  const phase = (name: 'draw' | 'repayment'): ExamplePhase => {
    const own = rows.filter((row) => row.phase === name);
    return {
      months: own.length,
      firstPayment: own.at(0)?.payment ?? toCents(0),
      lastPayment: own.at(-1)?.payment ?? toCents(0),
    };
  };
  return { rate, draw: phase('draw'), repayment: phase('repayment'), months: rows.length };
};

/** $10,000 repaid with minimum payments only: at today's rate, and at the highest possible rate (1026.40(d)(5), (12)). */
export const minimumPaymentExample = (
  { margin, drawYears }: VariableLine,
  policy: Policy,
): { now: PaymentExample; atCap: PaymentExample } => {
  const phases = { drawYears, repaymentYears: policy.products.variable.repaymentYears };
  return { now: exampleAt(rateOf(margin, policy), phases), atCap: exampleAt(policy.rate.cap, phases) };
};

export type HistoryRow = {
  year: number;
  index: BasisPoints;
  margin: BasisPoints;
  rate: BasisPoints;
  phase: 'draw' | 'repayment';
  /** The minimum payment of that January. */
  payment: Cents;
  balance: Cents;
};

type Past = { asOf: Day; released?: readonly IndexDate[] | undefined };

/** 1026.40(d)(12)(xi) */
export const HISTORY_YEARS = 15;

/** What is owed after a year of payments that would clear the balance over the months left, to the fraction of a cent. */
const balanceAfterYear = ({
  balance,
  rate,
  months,
}: {
  balance: number;
  rate: BasisPoints;
  months: number;
}): number => {
  const payment = levelPayment({ balance, rate, months });
  const growth = (1 + rate / MONTHLY) ** 12;
  return rate === 0 ? balance - 12 * payment : balance * growth - (payment * (growth - 1)) / (rate / MONTHLY);
};

/**
 * The history of $10,000 drawn fifteen years ago: the index on January 1 of each year, the resulting rate, and the
 * minimum payment (1026.40(d)(12)(xi)). Floor and cap apply as they would have. Fractions of a cent are carried. `released`: the dates
 * of the index that two people released.
 */
export const historyTable = (
  { margin, drawYears, asOf, released }: VariableLine & Past,
  policy: Policy,
): HistoryRow[] => {
  const [lastYear] = partsOf(asOf);
  const repaymentMonths = policy.products.variable.repaymentYears * 12;
  const rows: HistoryRow[] = [];
  let balance: number = EXAMPLE_ADVANCE;
  for (let at = 0; at < HISTORY_YEARS; at += 1) {
    const year = lastYear - HISTORY_YEARS + 1 + at;
    const index = indexOn(toDay(`${year}-01-01`), released);
    if (index === null) throw new Error(`The index has no value on 1 January ${year}`);
    const rate = rateOf(margin, { index: { ...policy.index, rate: index }, rate: policy.rate });
    const monthsLeft = repaymentMonths - (at - drawYears) * 12;
    const isDraw = at < drawYears;
    const payment = isDraw
      ? monthlyInterest(EXAMPLE_ADVANCE, rate)
      : roundToCents(levelPayment({ balance, rate, months: monthsLeft }));
    const phase = isDraw ? 'draw' : 'repayment';
    rows.push({ year, index, margin, rate, phase, payment, balance: roundToCents(balance) });
    if (!isDraw) balance = balanceAfterYear({ balance, rate, months: monthsLeft });
  }
  return rows;
};

export type AdvanceRow = { year: number; index: BasisPoints; margin: BasisPoints; rate: BasisPoints; payment: Cents };

/** An advance at a fixed rate made on January 1 of each of the fifteen years, with its payment for its whole term. */
export const advanceHistory = (
  { margin, years, ...past }: { margin: BasisPoints; years: number } & Past,
  policy: Policy,
): AdvanceRow[] =>
  historyTable({ margin, drawYears: HISTORY_YEARS, ...past }, policy).map(({ year, index, rate }) => {
    const payment = amortizedPayment({ balance: EXAMPLE_ADVANCE, rate, months: years * 12 });
    return { year, index, margin, rate, payment };
  });
