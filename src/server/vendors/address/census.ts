import { z } from 'zod';
import { type Address, address as addressSchema } from '#entities/values/address.ts';
import type { Surroundings } from '../capability.ts';
import { type GeocodedMatch, geocoded, isSameHome, plainStreet } from '../geocoder.ts';
import { toldBy } from '../http/exchange.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter } from '../port.ts';
import type { AddressAnswer, AddressRequest } from './port.ts';

export const censusSettings = z.object({
  CENSUS_URL: serviceUrl
    .default('https://geocoding.geo.census.gov/geocoder')
    .describe('where the Census Bureau’s geocoder answers, without a key'),
});

/** `QUARRY RD` as people write it. Ordinals and directions keep their capitals where they should. */
const inMixedCase = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/\b(Ne|Nw|Se|Sw)\b/g, (direction) => direction.toUpperCase());

const addressOf = (match: GeocodedMatch, asked: Address): Address | null => {
  const read = addressSchema.safeParse({
    line1: inMixedCase(`${match.number} ${match.street}`),
    // Units are not in the Bureau's data: the typed one stays.
    line2: asked.line2,
    city: inMixedCase(match.city),
    state: match.state,
    zip: match.zip,
    county: match.county ?? asked.county,
  });
  return read.success ? read.data : null;
};

const MOST_SUGGESTIONS = 5;

const answerOf = (matches: readonly GeocodedMatch[], asked: Address): AddressAnswer => {
  const [match, ...others] = matches;
  if (!match) return { kind: 'notFound' };
  const number = plainStreet(asked.line1).split(' ')[0];
  const isHere = others.length === 0 && match.zip === asked.zip && match.number === number;
  const place = { tract: match.tract, county: match.county };
  if (isHere && isSameHome(match, asked) && plainStreet(match.city) === plainStreet(asked.city))
    return { kind: 'found', address: { ...asked, county: match.county ?? asked.county }, place };
  const suggestions = matches.flatMap((each) => addressOf(each, asked) ?? []).slice(0, MOST_SUGGESTIONS);
  const [suggestion] = suggestions;
  if (!suggestion) return { kind: 'notFound' };
  return isHere ? { kind: 'corrected', address: suggestion, place } : { kind: 'unsure', suggestions };
};

/** The Census Bureau's geocoder: whether an address exists, its county and its tract. It interpolates along a street. */
export const censusAddress = (
  { CENSUS_URL: url }: z.infer<typeof censusSettings>,
  { observe }: Pick<Surroundings, 'observe'>,
): Adapter<AddressRequest> => {
  const client = outsideClient({ name: 'address', url, observe });
  return async ({ address }, { signal }) =>
    toldBy(await geocoded(client, { address, signal }), (matches) => answerOf(matches, address));
};
