import { expect, it } from 'vitest';
import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { type Day, toDay } from '#entities/values/day.ts';
import { type DueGroup, dueGroup, workGroups } from './work-groups.ts';

const today = toDay('2026-11-17');
const row = (subject: string, dueOn: Day | null): WorkRow => ({
  ...{ kind: 'document', subject, detail: 'paystub', person: 'borrower', since: new Date(0), dueOn },
  ...{ loan: null, colleague: null, owner: null },
});

it.each<[Day | null, DueGroup]>([
  [toDay('2026-11-16'), 'late'],
  [today, 'today'],
  [toDay('2026-11-18'), 'tomorrow'],
  [toDay('2026-11-19'), 'later'],
  [null, 'none'],
])('due %s is %s', (dueOn, group) => {
  expect(dueGroup(dueOn, today)).toBe(group);
});

it('cuts the list where the time changes and keeps its order', () => {
  const rows = [row('a', toDay('2026-11-02')), row('b', toDay('2026-11-16')), row('c', today), row('d', null)];
  expect(workGroups(rows, today).map(({ group, rows: own }) => [group, own.map(({ subject }) => subject)])).toEqual([
    ['late', ['a', 'b']],
    ['today', ['c']],
    ['none', ['d']],
  ]);
  expect(workGroups([], today)).toEqual([]);
});
