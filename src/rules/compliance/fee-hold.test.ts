import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { isFeeHeld, receivedByMail } from './fee-hold.ts';

const monday = toDay('2026-11-16');

it.each([
  ['2026-11-17', true],
  ['2026-11-19', true],
  ['2026-11-20', false],
])('a fee on %s, four days after Monday at the earliest: held %s', (asOf, isHeld) => {
  expect(isFeeHeld([monday], toDay(asOf))).toBe(isHeld);
});

it('waits for every borrower, and for one who has nothing yet', () => {
  expect(isFeeHeld([monday, toDay('2026-11-18')], toDay('2026-11-20'))).toBe(true);
  expect(isFeeHeld([monday, null], toDay('2026-12-20'))).toBe(true);
  expect(isFeeHeld([], toDay('2026-12-20'))).toBe(true);
});

it('counts the time of the mail', () => {
  expect(receivedByMail(monday)).toBe('2026-11-19');
});
