import type { Address } from '#entities/values/address.ts';
import { toDay } from '#entities/values/day.ts';

export const asOf = toDay('2026-11-15');

/** A name that matches no persona. */
export const stranger = { firstName: 'Nora', lastName: 'Quist', ssn: '219099999', email: 'nora.quist@example.com' };

export const home: Address = {
  line1: '77 Quarry Road',
  line2: null,
  city: 'Nashville',
  state: 'TN',
  zip: '37206',
  county: 'Davidson County',
};
