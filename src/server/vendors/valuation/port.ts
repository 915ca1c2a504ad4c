import { z } from 'zod';
import { valuation } from '#entities/facts/valuation.ts';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import { positiveDollars } from '#entities/values/money.ts';
import type { Port, Recorded } from '../port.ts';

/** The models each choice answers for; the policy's cascade names them. */
export const valuationModels: Readonly<Record<string, readonly string[]>> &
  Record<'sandbox' | 'houseCanary' | 'attom' | 'houseCanaryAndAttom', readonly string[]> = {
  sandbox: ['sandboxFirst', 'sandboxSecond', 'sandboxThird'],
  houseCanary: ['houseCanaryValue'],
  attom: ['attomAvm'],
  houseCanaryAndAttom: ['houseCanaryValue', 'attomAvm'],
};

/** One model at a time: the caller runs the cascade, in the policy's order. */
export const valuationRequest = z.object({
  model: z.string().min(1),
  address,
  asOf: day,
  /** Never sent to a vendor, which must not know the value we hope for: lets the sandbox answer plausibly. */
  stated: z.object({ value: positiveDollars.nullable() }),
});
export type ValuationRequest = z.infer<typeof valuationRequest>;

export const valuationAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    valuation: valuation.extend({ value: positiveDollars, fsd: z.number().min(0) }),
  }),
  z.object({ kind: z.literal('notFound'), valuation }),
]);
export type ValuationAnswer = z.infer<typeof valuationAnswer>;

/** The full valuation cascade for one home: every answer in request order, and which one counts. */
export const cascadeAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), address, answers: z.array(valuation), winner: z.string() }),
  z.object({ kind: z.literal('unsure'), address, answers: z.array(valuation) }),
]);
export type CascadeAnswer = z.infer<typeof cascadeAnswer>;

export type ValuationPort = Port<ValuationRequest, ValuationAnswer>;
export type ValuationVendor = Recorded<ValuationRequest, ValuationAnswer>;
