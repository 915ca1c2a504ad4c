import { z } from 'zod';
import type { Address } from '#entities/values/address.ts';
import type { Exchange } from './http/exchange.ts';
import type { OutsideClient } from './http/outside-client.ts';

/** A layer that failed inside a good answer holds only a status: it is unknown, not empty. */
const layer = z
  .array(z.object({ GEOID: z.string().optional(), NAME: z.string().optional() }))
  .optional()
  .transform((rows) => rows?.[0] ?? null);

const part = z.string().optional().default('');

const match = z.object({
  matchedAddress: z.string(),
  coordinates: z.object({ x: z.number(), y: z.number() }),
  addressComponents: z.object({
    preQualifier: part,
    preDirection: part,
    preType: part,
    streetName: z.string(),
    suffixType: part,
    suffixDirection: part,
    suffixQualifier: part,
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
  geographies: z.object({ Counties: layer, 'Census Tracts': layer }).optional(),
});

const response = z.object({ result: z.object({ addressMatches: z.array(match) }) });

export type GeocodedMatch = {
  /** In capitals, as the Census Bureau keeps it. */
  number: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  county: string | null;
  tract: string | null;
  point: { longitude: number; latitude: number };
};

const matchOf = ({ matchedAddress, coordinates, addressComponents, geographies }: z.infer<typeof match>) => {
  const { city, state, zip, ...street } = addressComponents;
  const { preQualifier, preDirection, preType, streetName, suffixType, suffixDirection, suffixQualifier } = street;
  const tract = geographies?.['Census Tracts']?.GEOID ?? '';
  return {
    // The components hold the block's range; the number itself is only here.
    number: /^\S+/.exec(matchedAddress)?.[0] ?? '',
    street: [preQualifier, preDirection, preType, streetName, suffixType, suffixDirection, suffixQualifier]
      .filter((each) => each !== '')
      .join(' '),
    city,
    state,
    zip,
    county: geographies?.Counties?.NAME ?? null,
    tract: /^\d{11}$/.test(tract) ? tract : null,
    point: { longitude: coordinates.x, latitude: coordinates.y },
  };
};

const MOST_CHARACTERS = 100;

/** The Census Bureau's matches for an address, in the state that was asked for: it also offers others. */
export const geocoded = async (
  client: OutsideClient,
  { address, signal }: { address: Address; signal: AbortSignal },
): Promise<Exchange<GeocodedMatch[]>> => {
  const exchange = await client.json(response, {
    path: ['geographies', 'address'],
    query: {
      street: address.line1.slice(0, MOST_CHARACTERS),
      city: address.city,
      state: address.state,
      zip: address.zip,
      benchmark: 'Public_AR_Current',
      vintage: 'Current_Current',
      format: 'json',
    },
    signal,
  });
  if (exchange.kind !== 'answered') return exchange;
  const matches = exchange.answer.result.addressMatches.map(matchOf);
  return { ...exchange, answer: matches.filter(({ state }) => state === address.state) };
};

const SHORT: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  COURT: 'CT',
  BOULEVARD: 'BLVD',
  PLACE: 'PL',
  CIRCLE: 'CIR',
  TERRACE: 'TER',
  PARKWAY: 'PKWY',
  HIGHWAY: 'HWY',
  TRAIL: 'TRL',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};

/** Both spellings of a street come out alike. */
export const plainStreet = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]/g, '')
    .split(/\s+/)
    .map((word) => SHORT[word] ?? word)
    .filter((word) => word !== '')
    .join(' ');

/** Whether a match is the home that was asked for: number, street and ZIP code. */
export const isSameHome = ({ number, street, zip }: GeocodedMatch, address: Address): boolean =>
  zip === address.zip && plainStreet(`${number} ${street}`) === plainStreet(address.line1);
