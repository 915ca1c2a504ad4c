import { expect, it } from 'vitest';
import { timeSince } from './time-since.ts';

it.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 m'],
  [3599, '59 m'],
  [3600, '1 h'],
  [86_399, '23 h'],
  [86_400, '1 d'],
  [-5, 'now'],
])('%i seconds ago is %s', (seconds, text) => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(timeSince(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
});
