import type { Residence } from '#entities/application/residence.ts';
import { addMonths, type Day, daysBetween, firstOfMonth } from '#entities/values/day.ts';

const MONTHS = 24;
/** Months without a day are stored as their first, so two that touch can be a month apart. */
const MOST_DAYS_BETWEEN = 31;

type Lived = { from: Residence['from'] | null; to: Residence['to'] };

/** Whether these addresses cover the last two years without a gap and include the current residence. Null while a start is missing. */
export const coversTwoYears = (residences: readonly Lived[], asOf: Day): boolean | null => {
  const dated = residences.flatMap(({ from, to }) => (from === null ? [] : [{ from, to }]));
  if (dated.length < residences.length) return null;
  let covered = addMonths(firstOfMonth(asOf), -MONTHS);
  for (const { from, to } of dated.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (daysBetween(covered, from) > MOST_DAYS_BETWEEN) return false;
    const until = to ?? asOf;
    if (until > covered) covered = until;
  }
  return residences.some(({ to }) => to === null);
};
