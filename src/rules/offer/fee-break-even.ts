import type { Cents } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { MONTHLY } from '../pricing/payment.ts';

/** Months of interest savings on the whole line that pay for the fee; null without a fee or when it saves nothing. */
export const feeBreakEven = ({
  balance,
  feeAmount,
  rate,
  rateWithoutFee,
}: {
  balance: Cents;
  feeAmount: Cents;
  rate: BasisPoints;
  rateWithoutFee: BasisPoints;
}): number | null => {
  // Both sides stay whole numbers far below 2^53, so that the only rounding is up to the next month.
  const saved = balance * (rateWithoutFee - rate);
  return feeAmount === 0 || saved <= 0 ? null : Math.ceil((feeAmount * MONTHLY) / saved);
};
