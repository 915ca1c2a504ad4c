import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { conditionDue, dueAfterApproval } from './condition-due.ts';

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

const openedOn = toDay('2026-11-02');
const payoff = { priorTo: 'funding', state: 'requested', openedOn, dueOn: toDay('2026-11-16') } as const;

it.each([
  ['an item for funding has its days from the approval', payoff, '2026-12-01'],
  ['so does one that was sent back', { ...payoff, state: 'needsAnotherLook' as const }, '2026-12-01'],
  ['so does the closing appointment', { ...payoff, priorTo: 'closing' as const }, '2026-12-01'],
  ['one for the closing papers keeps its day', { ...payoff, priorTo: 'docs' as const }, null],
  ['one that came in keeps its day', { ...payoff, state: 'received' as const }, null],
  ['one with a day that staff set keeps it', { ...payoff, dueOn: toDay('2026-11-20') }, null],
])('%s', (_, asked, due) => {
  expect(dueAfterApproval(asked, toDay('2026-11-17'))).toBe(due);
});

it('stays the same for an approval on the day it was opened', () => {
  expect(dueAfterApproval(payoff, openedOn)).toBeNull();
});
