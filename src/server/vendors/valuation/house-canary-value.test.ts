import { expect, it } from 'vitest';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { valuationFromHouseCanary } from './house-canary-value.ts';
import { valuationAnswer } from './port.ts';

const model = 'first';
const address = { ...home, line1: '12 Harbor Ln', zip: '90731' };
/** One answer in the published shape, with everything the service says beside what we read. */
const told = (api_code: number, value: object | null) => [
  {
    'property/value': {
      api_code,
      api_code_description: api_code === 204 ? 'no content' : 'ok',
      result: value && { value },
    },
    address_info: {
      ...{ address: '12 Harbor Ln', address_full: '12 Harbor Ln San Pedro CA 90731', unit: null, zipcode: '90731' },
      ...{ city: 'San Pedro', state: 'CA', zipcode_plus4: '1212', slug: '12-Harbor-Ln-San-Pedro-CA-90731' },
      ...{ county_fips: '06037', block_id: '060372970001001', msa: '31080', metrodiv: '31084' },
      ...{ geo_precision: 'rooftop', lat: 33.72, lng: -118.28 },
    },
  },
];
const nobody = told(204, null).map((each) => ({
  ...each,
  address_info: {
    ...Object.fromEntries(Object.keys(each.address_info).map((key) => [key, null])),
    geo_precision: 'unknown',
  },
}));
const hit = told(0, { price_mean: 912_400, price_lwr: 840_100, price_upr: 984_700, fsd: 0.0792311 });

it('becomes a value with its bounds and an FSD in per cent', () => {
  expect(valuationAnswer.parse(valuationFromHouseCanary(hit, { model, asOf, address }))).toEqual({
    kind: 'found',
    valuation: { model, value: 912_400, low: 840_100, high: 984_700, fsd: 7.92, asOf },
  });
});

it.each([
  ['no content is a model that knows nothing', nobody, { kind: 'notFound', valuation: { value: null } }],
  ['an error code is no answer', told(1, null), { kind: 'unavailable', reason: 'refused' }],
  ['garbage is no answer', { oops: true }, { kind: 'unavailable', reason: 'garbage' }],
  ['half an answer is no answer', told(0, { price_mean: 5 }), { kind: 'unavailable', reason: 'garbage' }],
])('%s', (_, body, expected) => {
  expect(valuationFromHouseCanary(body, { model, asOf, address })).toMatchObject(expected);
});
