import { expect, it } from 'vitest';
import { toDay } from '../values/day.ts';
import { dayText, monthText } from './day-text.ts';

it('writes month and day with two digits', () => {
  expect(dayText(toDay('2026-01-05'))).toBe('01/05/2026');
  expect(monthText(toDay('2026-01-05'))).toBe('01/2026');
});
