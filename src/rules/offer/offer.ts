import { z } from 'zod';
import { product } from '#entities/application/offer-choice.ts';
import { type Cents, cents, dollars } from '#entities/values/money.ts';
import { basisPoints } from '#entities/values/percent.ts';

/** One way to take the line, with its full cost. */
export const offer = z.object({
  id: z.string(),
  product,
  /** The draw of a variable line, the term of a fixed one. */
  years: z.int(),
  originationFee: basisPoints,
  feeAmount: cents,
  hasAutopay: z.boolean(),
  amount: dollars,
  index: basisPoints,
  margin: basisPoints,
  rate: basisPoints,
  /** All on the whole line. A fixed rate has no draw to end and no cap to reach. */
  payments: z.object({
    now: cents,
    afterDraw: cents.nullable(),
    drawAtCap: cents.nullable(),
    repaymentAtCap: cents.nullable(),
    qualifying: cents,
  }),
  dti: basisPoints.nullable(),
  /** Months until the lower rate has paid for the fee; null without a fee or when it never does. */
  breakEvenMonths: z.int().nullable(),
});
export type Offer = z.infer<typeof offer>;

/** The most a month of it can ever cost; null where nothing can rise. */
export const highestPayment = ({ repaymentAtCap, drawAtCap }: Offer['payments']): Cents | null =>
  repaymentAtCap ?? drawAtCap;
