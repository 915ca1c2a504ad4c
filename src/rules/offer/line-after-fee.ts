import { centsOf, type Dollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { shareOf } from '../pricing/payment.ts';

/** Whole dollars of a line available for debts and cash: the origination fee comes out of it. */
export const lineAfterFee = (amount: Dollars, fee: BasisPoints): Dollars => {
  const line = centsOf(amount);
  return toDollars(Math.floor((line - shareOf(line, fee)) / 100));
};

/** The smallest line that still leaves this much after its fee. */
export const lineForAfterFee = (wanted: Dollars, fee: BasisPoints): Dollars => {
  // The fee's own rounding to the cent can put the estimate a dollar off either way.
  let amount = toDollars(Math.max(0, Math.floor((wanted * 10_000) / (10_000 - fee)) - 1));
  while (lineAfterFee(amount, fee) < wanted) amount = toDollars(amount + 1);
  return amount;
};
