import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { insuranceFromCanopy } from './canopy-pull.ts';
import { type InsuranceRequest, insuranceAnswer } from './port.ts';

const inForce = toDay('2023-06-01');
const address: InsuranceRequest['address'] = {
  ...{ line1: '77 Quarry Road', line2: 'Apartment 2B', city: 'Nashville', zip: '37206', county: null },
  state: 'TN',
};
const coverage = (name: string, cents: number, change: object = {}) => ({
  ...{ name, friendly_name: name, premium_cents: 4896, per_person_limit_cents: null, deductible_cents: null },
  ...{ per_incident_limit_cents: cents, is_declined: false, ...change },
});
const ownPolicy = {
  ...{ policy_id: '5f0e', name: 'HOME HX-2211', description: 'Effective 12/13/2022 - 12/13/2023' },
  ...{ carrier_policy_number: 'HX-2211', policy_type: 'HOMEOWNERS', renewal_date: null, canceled_date: null },
  ...{ effective_date: '2022-12-13T06:00:00.000Z', expiry_date: '2023-12-13T06:00:00.000Z' },
  ...{ total_premium_cents: 161_249, carrier_name: 'mutual', status: 'ACTIVE', paid_in_full: true },
  dwellings: [
    {
      ...{
        dwelling_id: 'dd01',
        mortgagee_name: 'Harbor Bank',
        mortgage_loan_number: '8812',
        cash_value_cents: 40_000_000,
      },
      address: {
        ...{ full_address: '77 Quarry Road, Apartment 2B, Nashville, TN, 37206', address_nature: 'PHYSICAL' },
        ...{ number: '77', street: 'Quarry', type: 'Rd', city: 'Nashville', state: 'TN', zip: '37206' },
        ...{ sec_unit_type: 'Apartment', sec_unit_num: '2B' },
      },
      coverages: [
        coverage('OTHER_STRUCTURES', 2_651_000, { per_incident_limit_percent: 10 }),
        coverage('DWELLING', 26_510_000),
        coverage('PERSONAL_LIABILITY', 10_000_000),
      ],
      mortgagee_address: { full_address: '1 Dock Street, Nashville, TN, 37201', address_nature: 'MORTGAGEE' },
    },
  ],
  named_insureds: [{ first_name: 'Nora', last_name: 'Quist', is_primary_named_insured: true }],
};
const own = (policy: object = {}, status = 'SUCCESS') => ({
  success: true,
  pull: {
    ...{ pull_id: '59ce', status, insurance_provider_name: 'mutual', no_policies: false, type: 'PULLING_DATA' },
    policies: [{ policy_type: 'AUTO' }, { ...ownPolicy, ...policy }],
  },
});

it('becomes a policy in whole dollars', () => {
  expect(insuranceAnswer.parse(insuranceFromCanopy(own(), { asOf: inForce, address }))).toEqual({
    kind: 'found',
    policy: {
      carrier: 'mutual',
      policyNumber: 'HX-2211',
      from: '2022-12-13',
      to: '2023-12-13',
      dwellingCoverage: 265_100,
      yearlyPremium: 1612,
      mortgagee: 'Harbor Bank',
    },
  });
});

it.each([
  ['one that has run out', own(), '2026-11-15', { kind: 'lapsed' }],
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
