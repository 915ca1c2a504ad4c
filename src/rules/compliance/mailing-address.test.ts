import { expect, it } from 'vitest';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { emptyApplication } from '#entities/application/application.ts';
import type { Address } from '#entities/values/address.ts';
import { toDay } from '#entities/values/day.ts';
import { addressLines, mailingAddress } from './mailing-address.ts';

const at = (line1: string): Address => ({
  line1,
  line2: null,
  city: 'Nashville',
  state: 'TN',
  zip: '37203',
  county: null,
});
const residence = { id: 'one', from: toDay('2020-01-01'), to: null, basis: 'own', monthlyRent: null } as const;

const applying = (change: object, home: Address | null = at('1 Home Way')) => {
  const empty = emptyApplication();
  const borrower = { ...emptyApplicant(), ...change };
  return { ...empty, borrower, property: { ...empty.property, ...(home ?? {}) } };
};

it('is the mailing address, else where the person lives, else the home', () => {
  const residences = [{ ...residence, address: at('2 Own Street') }];
  const line1 = (change: object) => mailingAddress(applying(change), 'borrower')?.line1;
  expect(line1({ mailingAddress: at('3 Box Lane'), residences })).toBe('3 Box Lane');
  expect(line1({ residences })).toBe('2 Own Street');
  expect(line1({ residences: [{ ...residence, to: toDay('2024-01-01'), address: at('old') }] })).toBe('1 Home Way');
});

it('is unknown rather than half an address', () => {
  expect(mailingAddress(applying({}, null), 'borrower')).toBeNull();
  expect(mailingAddress(applying({}), 'coborrower')).toBeNull();
});

it('stands as on an envelope', () => {
  expect(addressLines({ ...at('12 Oak Street'), line2: 'Unit 4' })).toEqual([
    '12 Oak Street',
    'Unit 4',
    'Nashville, TN 37203',
  ]);
});
