import { type Cents, toCents } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { monthlyInterest } from '../../pricing/payment.ts';

export type PayDown = { months: number; interest: Cents };

/** A hundred years: a debt that takes longer is never paid off. */
const MOST_MONTHS = 1200;

/** A balance paid down by the same amount every month; null where the payment never clears it. */
export const payDown = ({
  balance: opening,
  rate,
  payment,
}: {
  balance: Cents;
  rate: BasisPoints;
  payment: Cents;
}): PayDown | null => {
  let balance = opening;
  let interest = 0;
  for (let months = 0; months <= MOST_MONTHS; months += 1) {
    if (balance === 0) return { months, interest: toCents(interest) };
    const due = monthlyInterest(balance, rate);
    if (payment <= due) return null;
    interest += due;
    balance = toCents(Math.max(0, balance + due - payment));
  }
  return null;
};
