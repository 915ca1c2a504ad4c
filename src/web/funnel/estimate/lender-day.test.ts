import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { followServerDay, lenderToday } from './lender-day.ts';

it('follows the day of the server, however the clock of this device is set', () => {
  followServerDay(toDay('2031-02-28'));
  expect(lenderToday()).toBe('2031-02-28');
});
