import { expect, it } from 'vitest';
import { countyCode } from './county-code.ts';

it.each([
  ['WA', 'King County', '53033'],
  ['WA', 'King', '53033'],
  ['VA', 'Richmond city', '51760'],
  ['LA', 'St. Tammany Parish', '22103'],
  ['TX', 'Nowhere County', null],
] as const)('%s, %s is %s', async (state, county, code) => {
  expect(await countyCode(state, county)).toBe(code);
});
