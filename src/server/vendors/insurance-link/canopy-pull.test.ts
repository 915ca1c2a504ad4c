import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { publishedSample } from '../testing/published-sample.ts';
import { insuranceFromCanopy } from './canopy-pull.ts';
import { type InsuranceRequest, insuranceAnswer } from './port.ts';

const inForce = toDay('2023-06-01');
const address: InsuranceRequest['address'] = {
  ...{ line1: '344 Clinton Street', line2: 'Apartment 3D', city: 'Brooklyn', zip: '11231', county: null },
  state: 'NY',
};
const ownPolicy = {
  carrier_policy_number: 'HO132483',
  policy_type: 'HOMEOWNERS',
  effective_date: '2022-12-13T06:00:00.000Z',
  expiry_date: '2023-12-13T06:00:00.000Z',
  canceled_date: null,
  total_premium_cents: 175_349,
  carrier_name: 'statefarm',
  status: 'ACTIVE',
  dwellings: [
    {
      mortgagee_name: 'Metropolis Bank',
      address: { number: '344', street: 'Clinton', zip: '11231' },
      coverages: [{ name: 'DWELLING', per_incident_limit_cents: 28_838_000, is_declined: false }],
    },
  ],
};
const own = (policy: object = {}, status = 'SUCCESS') => ({
  success: true,
  pull: { status, policies: [{ policy_type: 'AUTO' }, { ...ownPolicy, ...policy }] },
});
const sample = publishedSample('vendors/canopy-pull-home.json');
const published: unknown = sample ? JSON.parse(sample) : own();

it.each([
  ['our own sample', own()],
  ['the published sample', published],
])('%s becomes a policy in whole dollars', (_, body) => {
  expect(insuranceAnswer.parse(insuranceFromCanopy(body, { asOf: inForce, address }))).toEqual({
    kind: 'found',
    policy: {
      carrier: 'statefarm',
      policyNumber: 'HO132483',
      from: '2022-12-13',
      to: '2023-12-13',
      dwellingCoverage: 288_380,
      yearlyPremium: 1753,
      mortgagee: 'Metropolis Bank',
    },
  });
});

it.each([
  ['one that has run out', published, '2026-11-15', { kind: 'lapsed' }],
  ['one that was cancelled', own({ canceled_date: '2023-01-01' }), inForce, { kind: 'lapsed' }],
  [
    'no home among the policies',
    { success: true, pull: { status: 'SUCCESS', policies: [] } },
    inForce,
    { kind: 'notFound' },
  ],
  ['half a policy', own({ dwellings: [] }), inForce, { kind: 'notFound' }],
  ['a pull under way', own({}, 'PULLING'), inForce, { kind: 'unavailable', reason: 'notReady' }],
  ['garbage', 'oops', inForce, { kind: 'unavailable', reason: 'garbage' }],
])('tells %s', (_, body, on, expected) => {
  expect(insuranceFromCanopy(body, { asOf: toDay(on), address })).toMatchObject(expected);
});
