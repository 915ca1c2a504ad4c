import { addMonths, type Day, daysBetween, firstOfMonth } from '#entities/day.ts';
import type { Residence } from '#entities/residence.ts';

const MONTHS = 24;
/** Months without a day stand as their first, so two that touch can lie a month apart. */
const MOST_DAYS_BETWEEN = 31;

/** Do these addresses cover the two years up to today without a gap, and is one of them where the person lives now? */
export const coversTwoYears = (residences: readonly Pick<Residence, 'from' | 'to'>[], asOf: Day): boolean => {
  let covered = addMonths(firstOfMonth(asOf), -MONTHS);
  for (const { from, to } of residences.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (daysBetween(covered, from) > MOST_DAYS_BETWEEN) return false;
    const until = to ?? asOf;
    if (until > covered) covered = until;
  }
  return residences.some(({ to }) => to === null);
};
