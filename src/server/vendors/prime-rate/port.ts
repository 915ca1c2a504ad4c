import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import type { Port } from '../port.ts';

export const primeRequest = z.object({ asOf: day });
export type PrimeRequest = z.infer<typeof primeRequest>;

/** The index in force on a day, in basis points. A change becomes a new dated policy; it is never applied automatically. */
export const primeAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), rate: z.int().min(0).max(3000), effectiveFrom: day }),
  z.object({ kind: z.literal('notFound') }),
]);
export type PrimeAnswer = z.infer<typeof primeAnswer>;

export type PrimeRatePort = Port<PrimeRequest, PrimeAnswer>;
