import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapterContract } from '../testing/adapter-contract.ts';
import { type LocalService, localService, type Reply } from '../testing/local-service.ts';
import { streetAnswer } from './port.ts';
import { smartyStreets } from './smarty.ts';

const settings = (url: string) => ({
  SMARTY_URL: url,
  SMARTY_AUTH_ID: 'made-up-id',
  SMARTY_AUTH_TOKEN: 'made-up-token',
});
const adapterAt = (url: string) => smartyStreets(settings(url), { observe: () => undefined });

/** In the shape of the published answer. */
const told = {
  street_line: '77 Quarry Rd',
  secondary: '',
  city: 'Nashville',
  state: 'TN',
  zipcode: '37206',
  entries: 0,
  source: 'postal',
};
const request = { text: '77 Qua', state: 'TN', zip: null } as const;

adapterContract('Smarty’s US Autocomplete', {
  answer: () => ({ body: { suggestions: [told] } }),
  adapterAt,
  request,
  kind: 'suggested',
  schema: streetAnswer,
  unspoken: ['made-up-id', 'made-up-token'],
});

describe('an address begun at Smarty', () => {
  let service: LocalService;
  let reply: Reply;
  beforeAll(async () => {
    service = await localService(() => reply);
  });
  afterAll(() => service.stop());
  const suggested = async (
    suggestions: object[] | null,
    asked: Parameters<ReturnType<typeof adapterAt>>[0] = request,
  ) => {
    reply = { body: { suggestions } };
    const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
    return streetAnswer.parse((await adapterAt(service.url)(asked, sending)).answer).suggestions;
  };

  it('is completed; a building of several homes leaves the unit open, a single unit is its second line', async () => {
    expect(
      await suggested([told, { ...told, secondary: 'Apt', entries: 12 }, { ...told, secondary: 'Apt 3', entries: 0 }]),
    ).toEqual([
      {
        address: { line1: '77 Quarry Rd', line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null },
        hasUnits: false,
      },
      {
        address: { line1: '77 Quarry Rd', line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null },
        hasUnits: true,
      },
      {
        address: { line1: '77 Quarry Rd', line2: 'Apt 3', city: 'Nashville', state: 'TN', zip: '37206', county: null },
        hasUnits: false,
      },
    ]);
  });

  it('of which nothing is known, or which nobody can use, is completed by nothing', async () => {
    expect(await suggested(null)).toEqual([]);
    expect(await suggested([{ ...told, state: 'XX' }])).toEqual([]);
  });

  it('is looked for near the ZIP code where it is known, else in the state', async () => {
    await suggested([]);
    await suggested([], { text: '77 Qua', state: 'TN', zip: '37206' });
    const [inState, near] = service.received.slice(-2).map(({ query }) => query);
    expect([inState?.get('include_only_states'), inState?.get('prefer_zip_codes')]).toEqual(['TN', null]);
    expect([near?.get('include_only_states'), near?.get('prefer_zip_codes')]).toEqual([null, '37206']);
  });
});
