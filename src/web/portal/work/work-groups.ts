import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { addDays, type Day } from '#entities/values/day.ts';

export type DueGroup = 'late' | 'today' | 'tomorrow' | 'later' | 'none';

export const dueGroup = (dueOn: Day | null, today: Day): DueGroup => {
  if (dueOn === null) return 'none';
  if (dueOn < today) return 'late';
  if (dueOn === today) return 'today';
  return dueOn === addDays(today, 1) ? 'tomorrow' : 'later';
};

/** The rows in the order they came, cut where the time they are due changes. */
export const workGroups = (rows: readonly WorkRow[], today: Day): { group: DueGroup; rows: WorkRow[] }[] => {
  const groups: { group: DueGroup; rows: WorkRow[] }[] = [];
  for (const row of rows) {
    const group = dueGroup(row.dueOn, today);
    const last = groups.at(-1);
    if (last?.group === group) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups;
};
