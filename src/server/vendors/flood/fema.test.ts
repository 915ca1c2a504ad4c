import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { adapterContract } from '../testing/adapter-contract.ts';
import { censusMatch, censusReply } from '../testing/census-replies.ts';
import { type LocalService, localService, type Received, type Reply } from '../testing/local-service.ts';
import { femaFlood } from './fema.ts';
import { floodAnswer } from './port.ts';

const features = (...rows: object[]): Reply => ({
  body: { displayFieldName: 'FLD_ZONE', features: rows.map((attributes) => ({ attributes })) },
});
const zone = (FLD_ZONE: string, SFHA_TF = 'F') => ({ FLD_ZONE, SFHA_TF, ZONE_SUBTY: null, DFIRM_ID: '47037C' });
const usual: Record<string, Reply> = {
  '/geographies/address': censusReply(censusMatch()),
  '/28/query': features(zone('AE', 'T')),
  '/3/query': features(
    { FIRM_PAN: '47187C0041F', EFF_DATE: 1_000_000_000_000, DFIRM_ID: '47187C' },
    { FIRM_PAN: '47037C0242J', EFF_DATE: 1_645_056_000_000, DFIRM_ID: '47037C' },
  ),
  '/22/query': features({ CID: '470040', POL_NAME1: 'NASHVILLE, CITY OF', DFIRM_ID: '47037C', ANI_TF: 'F' }),
};
const adapterAt = (url: string) =>
  femaFlood({ FLOOD_MAP_URL: url, FLOOD_GEOCODER_URL: url }, { observe: () => undefined });
const from = (replies: Record<string, Reply>) => (request: Received) => replies[request.path] ?? { status: 404 };
const request = { address: home, asOf };

adapterContract('FEMA’s flood map', {
  answer: from(usual),
  adapterAt,
  request,
  kind: 'firstLook',
  schema: floodAnswer,
  unspoken: [],
});

describe('the flood map at a home', () => {
  let service: LocalService;
  let replies = usual;
  beforeAll(async () => {
    service = await localService((asked) => from(replies)(asked));
  });
  afterAll(() => service.stop());
  const told = async (change: Record<string, Reply> = {}) => {
    replies = { ...usual, ...change };
    const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
    return (await adapterAt(service.url)(request, sending)).answer;
  };

  it('is a first look with zone, community and panel of the same map', async () => {
    expect(floodAnswer.parse(await told())).toEqual({
      kind: 'firstLook',
      address: home,
      look: {
        ...{ zone: 'AE', isHazardArea: true, communityNumber: '470040', communityName: 'NASHVILLE, CITY OF' },
        ...{ mapPanel: '47037C0242J', mapPanelOn: '2022-02-17', lookedOn: asOf },
      },
    });
  });

  it('takes the strictest zone on a line between two', async () => {
    expect(await told({ '/28/query': features(zone('X'), zone('VE', 'T'), zone('AE', 'T')) })).toMatchObject({
      look: { zone: 'VE', isHazardArea: true },
    });
  });

  it.each([
    ['does not say so', zone('AE', 'U')],
    ['denies it', zone('A', 'F')],
    ['says so of a zone nobody knows', zone('NEW', 'T')],
  ])('is a hazard area by its zone where FEMA’s flag %s', async (_, row) => {
    expect(await told({ '/28/query': features(row) })).toMatchObject({ look: { isHazardArea: true } });
  });

  it.each([
    ['no zone is mapped', { '/28/query': features() }],
    ['the place is not on the map', { '/28/query': features(zone('AREA NOT INCLUDED')) }],
    ['the address has no match', { '/geographies/address': censusReply() }],
    ['the match is another house', { '/geographies/address': censusReply(censusMatch({ number: '79' })) }],
  ])('is unknown, never dry, where %s', async (_, change) => {
    expect(await told(change)).toEqual({ kind: 'notFound' });
  });

  it('is no answer when FEMA reports an error with status 200', async () => {
    const error = { error: { code: 500, message: 'Error performing query operation', details: [] } };
    expect(await told({ '/28/query': { body: error } })).toEqual({ kind: 'unavailable', reason: 'down' });
  });

  it('goes without panel and community while those layers are away', async () => {
    expect(await told({ '/3/query': { status: 503 }, '/22/query': { status: 503 } })).toMatchObject({
      kind: 'firstLook',
      look: { zone: 'AE', mapPanel: null, communityNumber: null },
    });
  });
});
