import type { Cents } from '#entities/values/money.ts';
import type { Offer } from './offer.ts';

export type PaymentStep = {
  kind: 'draw' | 'repayment' | 'level';
  fromYear: number;
  toYear: number;
  payment: Cents;
  /** The maximum payment in these years; null where the rate is fixed. */
  atCap: Cents | null;
};

/** The years of an offer in steps of equal payment, on the whole line. */
export const paymentSteps = (
  { years, payments }: Offer,
  { repaymentYears }: { repaymentYears: number },
): PaymentStep[] => {
  const { now, afterDraw, drawAtCap, repaymentAtCap } = payments;
  if (afterDraw === null) return [{ kind: 'level', fromYear: 1, toYear: years, payment: now, atCap: null }];
  return [
    { kind: 'draw', fromYear: 1, toYear: years, payment: now, atCap: drawAtCap },
    {
      kind: 'repayment',
      fromYear: years + 1,
      toYear: years + repaymentYears,
      payment: afterDraw,
      atCap: repaymentAtCap,
    },
  ];
};
