import { expect, it } from 'vitest';
import { dayIn } from './day-in.ts';

it.each([
  ['America/New_York', '2026-11-15T04:59:00Z', '2026-11-14'],
  ['America/New_York', '2026-11-15T05:00:00Z', '2026-11-15'],
  ['America/New_York', '2026-07-04T03:59:00Z', '2026-07-03'],
  ['America/Los_Angeles', '2026-11-15T05:00:00Z', '2026-11-14'],
])('in %s it is at %s the day %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day);
});
