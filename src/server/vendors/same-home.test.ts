import { expect, it } from 'vitest';
import { home } from '#testing/vendors/vendor-samples.ts';
import { isHomeAsked } from './same-home.ts';

it.each([
  ['77 QUARRY RD', null, null, true],
  ['79 QUARRY RD', null, null, false],
  ['77 QUARRY RD APT 4B', null, 'Apt 4B', true],
  ['77 QUARRY RD # 4B', null, '4B', true],
  ['77 Quarry Rd', '4b', 'Unit 4B', true],
  ['77 Quarry Rd', 'Apt 4B', '#4B', true],
  ['77 Quarry Rd', '4B', null, false],
  ['77 QUARRY RD UNIT 4B', null, null, false],
  ['77 QUARRY RD', null, 'Apt 4B', false],
  ['77 QUARRY RD APT 4A', null, 'Apt 4B', false],
])('%s, unit %s, is the home with the second line %s: %s', (line1, unit, line2, expected) => {
  expect(isHomeAsked({ line1, unit, zip: home.zip }, { ...home, line2 })).toBe(expected);
});

it('knows a unit that stands in the first line of the address', () => {
  const asked = { ...home, line1: '77 Quarry Road Unit 4B' };
  expect(isHomeAsked({ line1: '77 QUARRY RD UNIT 4B', zip: home.zip }, asked)).toBe(true);
  expect(isHomeAsked({ line1: '77 QUARRY RD', zip: home.zip }, asked)).toBe(false);
  expect(isHomeAsked({ line1: '77 QUARRY RD UNIT 4B', zip: '90274' }, asked)).toBe(false);
});
