import { type Cents, roundToCents, toCents } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';

/** Annual basis points to a monthly fraction: 10,000 × 12. */
export const MONTHLY = 120_000;

/** One month's interest. Balance × rate stays far below 2^53, so this division is the only rounding. */
export const monthlyInterest = (balance: Cents, rate: BasisPoints): Cents =>
  toCents(Math.floor((balance * rate * 2 + MONTHLY) / (2 * MONTHLY)));

export type Loan = { balance: Cents; rate: BasisPoints; months: number };

/** The level payment before it is rounded, for tables that carry fractions of a cent. */
export const levelPayment = ({
  balance,
  rate,
  months,
}: {
  balance: number;
  rate: BasisPoints;
  months: number;
}): number => {
  if (rate === 0) return balance / months;
  const growth = (1 + rate / MONTHLY) ** months;
  return (balance * (rate / MONTHLY) * growth) / (growth - 1);
};

/** The level payment that clears the balance. Where floating point cannot settle the cent, exact integers do. */
export const amortizedPayment = (loan: Loan): Cents => {
  const payment = levelPayment(loan);
  if (loan.rate === 0) return roundToCents(payment);
  return Math.abs(payment - Math.floor(payment) - 0.5) < 1e-5 ? exactPayment(loan) : roundToCents(payment);
};

/** The same payment in integers throughout: slow, and right to the last half cent. */
export const exactPayment = ({ balance, rate, months }: Loan): Cents => {
  const grown = BigInt(MONTHLY + rate) ** BigInt(months);
  const over = BigInt(balance) * BigInt(rate) * grown;
  const under = BigInt(MONTHLY) * (grown - BigInt(MONTHLY) ** BigInt(months));
  return toCents(Number((2n * over + under) / (2n * under)));
};

/** A share of an amount, half a cent rounded up: the origination fee of a line, 1% of a student loan. */
export const shareOf = (amount: Cents, share: BasisPoints): Cents =>
  toCents(Math.floor((amount * share * 2 + 10_000) / 20_000));
