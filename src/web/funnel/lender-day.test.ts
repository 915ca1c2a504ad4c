import { expect, it } from 'vitest';
import { toDay } from '#entities/day.ts';
import { dayIn, followServerDay, lenderToday } from './lender-day.ts';

it.each([
  ['America/New_York', '2026-11-15T04:59:00Z', '2026-11-14'],
  ['America/New_York', '2026-11-15T05:00:00Z', '2026-11-15'],
  ['America/New_York', '2026-07-04T03:59:00Z', '2026-07-03'],
  ['America/Los_Angeles', '2026-11-15T05:00:00Z', '2026-11-14'],
])('in %s it is at %s the day %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day);
});

it('follows the day of the server, however the clock of this device is set', () => {
  followServerDay(toDay('2031-02-28'));
  expect(lenderToday()).toBe('2031-02-28');
});
