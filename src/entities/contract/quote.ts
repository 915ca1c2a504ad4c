import { z } from 'zod';
import { product } from '../application/offer-choice.ts';
import { day } from '../values/day.ts';
import { email } from '../values/email.ts';
import { cents, positiveDollars } from '../values/money.ts';
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
