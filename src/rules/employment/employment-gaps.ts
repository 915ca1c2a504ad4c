import type { Employment } from '#entities/application/employment.ts';
import { addYears, type Day, daysBetween, firstOfMonth, laterOf } from '#entities/values/day.ts';

const LOOK_BACK_YEARS = 2;
const GAP_TOLERANCE_DAYS = 31;

export type Gap = { from: Day; to: Day; days: number };
type Job = Pick<Employment, 'startDate' | 'endDate'>;

/** Current, as far as a history by months can tell: no end date, or one on or after the first of this month. */
export const isCurrent = (endDate: Day | null, asOf: Day): boolean => endDate === null || endDate >= firstOfMonth(asOf);

/**
 * Periods of more than 31 days without work since two years before the first of this month. Full dates are counted in
 * days. Dates given as a month count as its first day, for starts and ends alike, so adjacent months are never a gap.
 * Time after the last job counts up to the first of this month.
 */
export const employmentGaps = (jobs: readonly Job[], asOf: Day): Gap[] => {
  const until = firstOfMonth(asOf);
  const gaps: Gap[] = [];
  let covered = addYears(until, -LOOK_BACK_YEARS);
  const flag = (to: Day) => {
    const days = daysBetween(covered, to);
    if (days > GAP_TOLERANCE_DAYS) gaps.push({ from: covered, to, days });
  };
  const begun = jobs
    .filter(({ startDate }) => startDate <= asOf)
    .toSorted((a, b) => daysBetween(b.startDate, a.startDate));
  for (const { startDate, endDate } of begun) {
    flag(startDate);
    if (endDate === null) return gaps;
    covered = laterOf(covered, endDate);
  }
  flag(until);
  return gaps;
};
