import { z } from 'zod';
import { product } from '../application/offer-choice.ts';
import { day } from '../values/day.ts';
import { email } from '../values/email.ts';
import { cents, dollars, positiveDollars } from '../values/money.ts';
import { basisPoints } from '../values/percent.ts';

/** `fetchOriginationFee` prices the fee too; without it the fee comes back null. */
export const quoteRequest = z.object({ email, fetchOriginationFee: z.boolean() });
export type QuoteRequest = z.infer<typeof quoteRequest>;

export const quote = z.object({
  /** The stored offer and its last valid day; null until there is an offer. */
  id: z.uuid().nullable(),
  expiresOn: day.nullable(),
  isEstimate: z.boolean(),
  product,
  amount: positiveDollars,
  maxAmount: positiveDollars,
  years: z.int(),
  rate: basisPoints,
  apr: basisPoints,
  cltv: basisPoints,
  monthlyPayment: cents,
  originationFee: z.object({ rate: basisPoints, amount: cents }).nullable(),
  policyVersion: z.string(),
});
export type Quote = z.infer<typeof quote>;

/** The line both people on an application rely on: what each may see of it, and nothing of the other's finances. */
export const householdLine = z.object({
  /** Street and town; null before the home is known. */
  home: z.string().nullable(),
  /** Null while no line can be computed. */
  line: z
    .object({
      /** `estimate` before the offer page, `offer` while it can still be chosen, `accepted` once it was. */
      standing: z.enum(['estimate', 'offer', 'accepted']),
      amount: dollars,
      rate: basisPoints,
      paymentNow: cents,
      paymentAfterDraw: cents.nullable(),
      highestPayment: cents.nullable(),
    })
    .nullable(),
});
export type HouseholdLine = z.infer<typeof householdLine>;
