import { z } from 'zod';
import { email } from './email.ts';
import { cents, positiveDollars } from './money.ts';
import { product } from './offer-choice.ts';
import { basisPoints } from './percent.ts';

/** `fetchOriginationFee` asks to price the fee too; without it the fee comes back null. */
export const quoteRequest = z.object({ email, fetchOriginationFee: z.boolean() });
export type QuoteRequest = z.infer<typeof quoteRequest>;

export const quote = z.object({
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
