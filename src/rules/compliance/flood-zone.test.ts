import { expect, it } from 'vitest';
import { isFloodZone } from './flood-zone.ts';

it.each([
  ['A', true],
  ['AE', true],
  ['VE', true],
  ['v', true],
  [' a99 ', true],
  ['X', false],
  ['D', false],
  ['XA', false],
  [null, false],
])('zone %s: %s', (zone, isHazard) => {
  expect(isFloodZone(zone)).toBe(isHazard);
});
