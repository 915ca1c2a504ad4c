import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { home } from '#testing/vendors/vendor-samples.ts';
import { adapterContract } from '../testing/adapter-contract.ts';
import { censusMatch, censusReply } from '../testing/census-replies.ts';
import { type LocalService, localService, type Reply } from '../testing/local-service.ts';
import { censusAddress } from './census.ts';
import { addressAnswer } from './port.ts';

const adapterAt = (url: string) => censusAddress({ CENSUS_URL: url }, { observe: () => undefined });

adapterContract('the Census Bureau’s geocoder', {
  answer: () => censusReply(censusMatch()),
  adapterAt,
  request: { address: home },
  kind: 'found',
  schema: addressAnswer,
  unspoken: [],
});

describe('an address at the Census Bureau', () => {
  let service: LocalService;
  let reply: Reply;
  beforeAll(async () => {
    service = await localService(() => reply);
  });
  afterAll(() => service.stop());
  const told = async (...matches: object[]) => {
    reply = censusReply(...matches);
    const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
    return addressAnswer.parse((await adapterAt(service.url)({ address: home }, sending)).answer);
  };

  it('that is the same in both spellings is found, with county and tract', async () => {
    expect(await told(censusMatch())).toEqual({
      kind: 'found',
      address: home,
      place: { tract: '47037011700', county: 'Davidson County' },
    });
  });

  it('that differs is corrected in mixed case, with the unit as typed', async () => {
    expect(await told(censusMatch({ street: 'QUARRY', suffix: 'LN' }))).toMatchObject({
      kind: 'corrected',
      address: { line1: '77 Quarry Ln', city: 'Nashville', zip: '37206' },
    });
  });

  it('of another house number or ZIP code, or one of several, is only suggested', async () => {
    expect(await told(censusMatch({ number: '79' }))).toMatchObject({ kind: 'unsure' });
    expect(await told(censusMatch({ zip: '37207' }))).toMatchObject({
      kind: 'unsure',
      suggestions: [{ line1: '77 Quarry Rd', zip: '37207' }],
    });
    expect(await told(censusMatch(), censusMatch({ zip: '37216' }))).toMatchObject({ kind: 'unsure' });
  });

  it('in another state, or without a match, is not found', async () => {
    expect(await told()).toEqual({ kind: 'notFound' });
    expect(await told(censusMatch({ state: 'KY' }))).toEqual({ kind: 'notFound' });
  });

  it('has no tract where that layer failed inside a good answer', async () => {
    const failed = [{ status: 'Layer query encountered an error' }];
    expect(await told(censusMatch({}, { Counties: failed, 'Census Tracts': failed }))).toMatchObject({
      kind: 'found',
      place: { tract: null, county: null },
    });
  });
});
