import type { Reply } from './local-service.ts';

type Match = { number?: string; street?: string; suffix?: string; city?: string; state?: string; zip?: string };

/** One match in the published shape of the Census Bureau's geocoder. */
export const censusMatch = (
  { number = '77', street = 'QUARRY', suffix = 'RD', city = 'NASHVILLE', state = 'TN', zip = '37206' }: Match = {},
  geographies: object = {
    Counties: [{ OID: '27590331264532', GEOID: '47037', NAME: 'Davidson County', BASENAME: 'Davidson' }],
    'Census Tracts': [{ OID: '20790331304119', GEOID: '47037011700', NAME: 'Census Tract 117' }],
    '2020 Census Blocks': [{ GEOID: '470370117001031', NAME: 'Block 1031' }],
  },
) => ({
  tigerLine: { tigerLineId: '76225813', side: 'L' },
  geographies,
  coordinates: { x: -86.74, y: 36.18 },
  addressComponents: {
    ...{ zip, streetName: street, preType: '', city, preDirection: '', suffixDirection: '', fromAddress: '1' },
    ...{ state, suffixType: suffix, toAddress: '99', suffixQualifier: '', preQualifier: '' },
  },
  matchedAddress: `${number} ${street} ${suffix}, ${city}, ${state}, ${zip}`,
});

export const censusReply = (...matches: object[]): Reply => ({
  body: { result: { input: { benchmark: { id: '4' } }, addressMatches: matches } },
});
