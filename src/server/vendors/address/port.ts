import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import type { Port } from '../port.ts';

export const addressRequest = z.object({ address });
export type AddressRequest = z.infer<typeof addressRequest>;

/** `corrected` is the same address in USPS format; `unsure` offers possible matches. */
export const addressAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), address }),
  z.object({ kind: z.literal('corrected'), address }),
  z.object({ kind: z.literal('unsure'), suggestions: z.array(address).min(1).max(5) }),
  z.object({ kind: z.literal('notFound') }),
]);
export type AddressAnswer = z.infer<typeof addressAnswer>;

export type AddressPort = Port<AddressRequest, AddressAnswer>;
