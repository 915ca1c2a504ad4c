import { z } from 'zod';
import type { Address } from '#entities/values/address.ts';
import { unavailableFrom } from './http/exchange.ts';
import type { OutsideClient } from './http/outside-client.ts';
import type { Told } from './port.ts';
import { isHomeAsked } from './same-home.ts';

/** Spelling of keys changes from resource to resource: all are read in lower case. */
const inLowerCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inLowerCase);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), inLowerCase(each)]));
};

const response = z
  .unknown()
  .transform(inLowerCase)
  .pipe(
    z.object({
      status: z.object({ msg: z.string() }),
      property: z.array(
        z.looseObject({
          address: z.looseObject({ matchcode: z.string(), line1: z.string(), postal1: z.string() }),
        }),
      ),
    }),
  );

const NO_MATCH = 'SuccessWithoutResult';
export type AttomProperty = z.infer<typeof response>['property'][number];
/** The property, that there is none, or why nothing is known. */
export type AttomAnswer =
  | { kind: 'found'; property: AttomProperty; raw: string }
  | { kind: 'notFound'; raw: string }
  | Told;

const isNoMatch = (raw: string): boolean => {
  try {
    return response.safeParse(JSON.parse(raw)).data?.status.msg === NO_MATCH;
  } catch {
    return false;
  }
};

/** One property by its address. No match comes with status 200 or 400; a match in another place is none. */
export const attomProperty = async (
  client: OutsideClient,
  { resource, address, signal }: { resource: readonly string[]; address: Address; signal: AbortSignal },
): Promise<AttomAnswer> => {
  const street = [address.line1, address.line2].filter(Boolean).join(' ');
  const query = { address1: street, address2: `${address.city}, ${address.state}` };
  const exchange = await client.json(response, { path: resource, query, signal });
  if (exchange.kind === 'refused' && isNoMatch(exchange.raw)) return { kind: 'notFound', raw: exchange.raw };
  if (exchange.kind !== 'answered') return unavailableFrom(exchange);
  const { raw, answer } = exchange;
  const property = answer.property.find(
    ({ address: { matchcode, line1, postal1: zip } }) =>
      matchcode.startsWith('Exa') && isHomeAsked({ line1, zip }, address),
  );
  return property ? { kind: 'found', property, raw } : { kind: 'notFound', raw };
};
