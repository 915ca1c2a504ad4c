import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import type { Port } from '../port.ts';

export const addressRequest = z.object({ address });
export type AddressRequest = z.infer<typeof addressRequest>;

/** Where the census places it; null where a layer was away. */
const place = z.object({
  tract: z
    .string()
    .regex(/^\d{11}$/)
    .nullable(),
  county: z.string().nullable(),
});

/** `corrected` is the same address in USPS format; `unsure` offers possible matches. */
export const addressAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), address, place: place.optional() }),
  z.object({ kind: z.literal('corrected'), address, place: place.optional() }),
  z.object({ kind: z.literal('unsure'), suggestions: z.array(address).min(1).max(5) }),
  z.object({ kind: z.literal('notFound') }),
]);
export type AddressAnswer = z.infer<typeof addressAnswer>;

export type AddressPort = Port<AddressRequest, AddressAnswer>;
