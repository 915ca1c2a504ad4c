import { z } from 'zod';
import type { StreetRequest } from '#entities/contract/calls/suggested-address.ts';
import { address as addressSchema } from '#entities/values/address.ts';
import { asSecret, type Surroundings } from '../capability.ts';
import { toldBy } from '../http/exchange.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter } from '../port.ts';
import { MOST_SUGGESTED, type StreetAnswer } from './port.ts';

export const smartySettings = z.object({
  SMARTY_URL: serviceUrl
    .default('https://us-autocomplete.api.smarty.com/v2')
    .describe('where Smarty’s US Autocomplete answers'),
  SMARTY_AUTH_ID: z.string().min(1).describe('the ID of a secret key').meta(asSecret),
  SMARTY_AUTH_TOKEN: z.string().min(1).describe('the token of that key').meta(asSecret),
});

const response = z.object({
  suggestions: z
    .array(
      z.object({
        street_line: z.string(),
        /** `Apt`, or a range of units where `entries` counts several. */
        secondary: z.string().nullish(),
        city: z.string(),
        state: z.string(),
        zipcode: z.string(),
        entries: z.int().nullish(),
      }),
    )
    .nullable(),
});

const suggestionOf = (told: NonNullable<z.infer<typeof response>['suggestions']>[number]) => {
  const hasUnits = (told.entries ?? 0) > 1;
  const secondary = told.secondary?.trim() ?? '';
  const read = addressSchema.safeParse({
    line1: told.street_line,
    // Of several units none is known yet.
    line2: hasUnits || secondary === '' ? null : secondary,
    city: told.city,
    state: told.state,
    zip: told.zipcode,
    county: null,
  });
  return read.success ? [{ address: read.data, hasUnits }] : [];
};

const answerOf = ({ suggestions }: z.infer<typeof response>): StreetAnswer => ({
  kind: 'suggested',
  suggestions: (suggestions ?? []).flatMap(suggestionOf).slice(0, MOST_SUGGESTED),
});

/** Smarty’s US Autocomplete: addresses of the USPS, near the ZIP code or in the state where they are known. */
export const smartyStreets = (
  { SMARTY_URL: url, SMARTY_AUTH_ID: id, SMARTY_AUTH_TOKEN: token }: z.infer<typeof smartySettings>,
  { observe }: Pick<Surroundings, 'observe'>,
): Adapter<StreetRequest> => {
  const authorization = `Basic ${Buffer.from(`${id}:${token}`).toString('base64')}`;
  const client = outsideClient({
    name: 'addressSuggestions',
    url,
    headers: { authorization },
    timeoutMs: 1_500,
    observe,
  });
  return async ({ text, state, zip }, { signal }) => {
    const query = {
      search: text,
      max_results: String(MOST_SUGGESTED),
      source: 'postal',
      // By the sender's place otherwise, which is our server's.
      prefer_geolocation: 'none',
      ...(zip !== null ? { prefer_zip_codes: zip } : state !== null && { include_only_states: state }),
    };
    return toldBy(await client.json(response, { path: ['lookup'], query, signal }), answerOf);
  };
};
