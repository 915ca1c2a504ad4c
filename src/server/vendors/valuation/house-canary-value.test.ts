import { expect, it } from 'vitest';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { publishedSample } from '../testing/published-sample.ts';
import { valuationFromHouseCanary } from './house-canary-value.ts';
import { valuationAnswer } from './port.ts';

const model = 'first';
/** The home of the published sample. */
const address = { ...home, line1: '43 Valmonte Plz', zip: '90274' };
const told = (api_code: number, value: object | null) => [
  {
    'property/value': { api_code, result: value && { value } },
    address_info: { address: '43 Valmonte Plz', unit: null, zipcode: '90274' },
  },
];
const own = {
  hit: told(0, { price_mean: 1_642_834, price_lwr: 1_505_350, price_upr: 1_780_318, fsd: 0.0836871 }),
  noContent: told(204, null),
};
const sample = publishedSample('vendors/housecanary-property-value.json');
const published: { hit: unknown; noContent: unknown } = sample ? JSON.parse(sample) : own;

it.each([
  ['our own sample', own],
  ['the published sample', published],
])('%s becomes a value with its bounds and an FSD in per cent', (_, { hit }) => {
  expect(valuationAnswer.parse(valuationFromHouseCanary(hit, { model, asOf, address }))).toEqual({
    kind: 'found',
    valuation: { model, value: 1_642_834, low: 1_505_350, high: 1_780_318, fsd: 8.37, asOf },
  });
});

it.each([
  ['no content is a model that knows nothing', published.noContent, { kind: 'notFound', valuation: { value: null } }],
  ['an error code is no answer', told(1, null), { kind: 'unavailable', reason: 'refused' }],
  ['garbage is no answer', { oops: true }, { kind: 'unavailable', reason: 'garbage' }],
  ['half an answer is no answer', told(0, { price_mean: 5 }), { kind: 'unavailable', reason: 'garbage' }],
])('%s', (_, body, expected) => {
  expect(valuationFromHouseCanary(body, { model, asOf, address })).toMatchObject(expected);
});
