import { type Cents, centsOf, toCents } from '#entities/values/money.ts';
import type { Offer } from './offer.ts';
import { paymentSteps } from './payment-steps.ts';

export type TotalCost = {
  /** From the first payment to the last. */
  years: number;
  paid: Cents;
  interest: Cents;
};

const MONTHS = 12;

/** The whole line drawn at once and paid as agreed, at today's rate: every payment added up. */
export const totalCost = (offer: Offer, terms: { repaymentYears: number }): TotalCost => {
  const steps = paymentSteps(offer, terms);
  const paid = steps.reduce(
    (sum, { fromYear, toYear, payment }) => sum + payment * MONTHS * (toYear - fromYear + 1),
    0,
  );
  return {
    years: steps.at(-1)?.toYear ?? offer.years,
    paid: toCents(paid),
    interest: toCents(Math.max(0, paid - centsOf(offer.amount))),
  };
};
