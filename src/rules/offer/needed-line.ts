import { type Dollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { lineAfterFee, lineForAfterFee } from './line-after-fee.ts';
import { AMOUNT_STEP } from './start-amount.ts';

type Need = { cash: Dollars; payoffTotal: Dollars; fee: BasisPoints };

/** Cash, debts and fee together, rounded up to the next step of the slider; the maximum where only the rounding would pass it. */
export const neededLine = (
  { cash, payoffTotal, fee }: Need,
  { least, most }: { least: Dollars; most: Dollars },
): Dollars => {
  const needed = Math.max(least, lineForAfterFee(toDollars(cash + payoffTotal), fee));
  const rounded = Math.ceil(needed / AMOUNT_STEP) * AMOUNT_STEP;
  return toDollars(needed <= most ? Math.min(rounded, most) : rounded);
};

/** Whole dollars of cash a line leaves; below zero where it does not cover the debts. */
export const cashFrom = (amount: Dollars, { payoffTotal, fee }: Omit<Need, 'cash'>): Dollars =>
  toDollars(lineAfterFee(amount, fee) - payoffTotal);
