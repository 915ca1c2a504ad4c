import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { dueText } from './due-text.ts';

it.each([
  ['2026-11-24', 'Due Nov 25'],
  ['2026-11-25', 'Due Nov 25'],
  ['2026-11-26', 'Was due Nov 25'],
])('on %s says %s', (today, text) => {
  expect(dueText(toDay('2026-11-25'), toDay(today))).toBe(text);
});
