import { expect, it } from 'vitest';
import { address } from '#entities/values/address.ts';
import { addressText, readsTheSame } from './address-text.ts';

const home = address.parse({
  line1: '77 Quarry Road',
  line2: null,
  city: 'Durham',
  state: 'NC',
  zip: '27701',
  county: null,
});

it('writes an address in one line, without what is missing', () => {
  expect(addressText(home)).toBe('77 Quarry Road, Durham, NC 27701');
  expect(addressText({ ...home, line2: 'Unit 2' })).toBe('77 Quarry Road, Unit 2, Durham, NC 27701');
});

it('takes spaces, case and the county for no difference', () => {
  expect(readsTheSame(home, { ...home, line1: '77  quarry road', county: 'Durham County' })).toBe(true);
  expect(readsTheSame(home, { ...home, line2: 'Unit 2' })).toBe(false);
});
