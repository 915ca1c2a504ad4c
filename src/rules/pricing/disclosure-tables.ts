import { type Day, partsOf, toDay } from '#entities/values/day.ts';
import { type Cents, toCents } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { findPrime } from '#policy/prime-history.ts';
import { amortizedPayment, monthlyInterest } from './payment.ts';
import { paymentPlan } from './payment-plan.ts';
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

/** 1026.40(d)(12)(xi) */
export const HISTORY_YEARS = 15;

/** A year of payments at one rate, set to pay off the balance over the months left. */
const balanceAfterYear = ({
  balance,
  rate,
  monthsLeft,
}: {
  balance: Cents;
  rate: BasisPoints;
  monthsLeft: number;
}): Cents => {
  const payment = amortizedPayment({ balance, rate, months: monthsLeft });
  let owed = balance;
  for (let month = 0; month < 12; month += 1) owed = toCents(Math.max(0, owed + monthlyInterest(owed, rate) - payment));
  return owed;
};

/**
 * The history of $10,000 drawn fifteen years ago: the index on January 1 of each year, the resulting rate, and the
 * minimum payment (1026.40(d)(12)(xi)). Floor and cap apply as they would have.
 */
export const historyTable = (
  { margin, drawYears, asOf }: VariableLine & { asOf: Day },
  policy: Policy,
): HistoryRow[] => {
  const [lastYear] = partsOf(asOf);
  const repaymentMonths = policy.products.variable.repaymentYears * 12;
  const rows: HistoryRow[] = [];
  let balance = EXAMPLE_ADVANCE;
  for (let at = 0; at < HISTORY_YEARS; at += 1) {
    const year = lastYear - HISTORY_YEARS + 1 + at;
    const index = findPrime(toDay(`${year}-01-01`));
    if (index === null) throw new Error(`The index has no value on 1 January ${year}`);
    const rate = rateOf(margin, { index: { ...policy.index, rate: index }, rate: policy.rate });
    const monthsLeft = repaymentMonths - (at - drawYears) * 12;
    const isDraw = at < drawYears;
    const payment = isDraw ? monthlyInterest(balance, rate) : amortizedPayment({ balance, rate, months: monthsLeft });
    rows.push({ year, index, margin, rate, phase: isDraw ? 'draw' : 'repayment', payment, balance });
    if (!isDraw) balance = balanceAfterYear({ balance, rate, monthsLeft });
  }
  return rows;
};
