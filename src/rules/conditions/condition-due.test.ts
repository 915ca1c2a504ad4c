import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { conditionDue } from './condition-due.ts';

it.each([
  ['approval', '2026-11-16', '2026-11-23'],
  ['docs', '2026-11-16', '2026-11-27'],
  ['closing', '2026-11-16', '2026-11-30'],
  ['funding', '2026-11-16', '2026-11-30'],
  ['approval', '2026-11-14', '2026-11-23'],
  ['approval', '2026-12-18', '2026-12-28'],
] as const)('what is needed before %s and opened on %s is due on %s, a banking day', (priorTo, openedOn, due) => {
  expect(conditionDue(priorTo, toDay(openedOn))).toBe(due);
});
