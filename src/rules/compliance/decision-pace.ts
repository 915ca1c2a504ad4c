import { z } from 'zod';
import { addDays, type Day, daysBetween, weekdayOf } from '#entities/values/day.ts';

const WEEKS = 12;
/** With fewer decisions, a median reflects chance more than work. */
export const FEWEST_DECISIONS = 5;

/**
 * The median number of days from a complete application to a credit decision, over all decisions of this week and the
 * eleven weeks before. Days and medians are whole or halves.
 */
export const decisionPace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tooFew'), decisions: z.int() }),
  z.object({
    kind: z.literal('measured'),
    decisions: z.int(),
    median: z.number(),
    /** For the twelve weeks before; null with too few decisions. */
    before: z.number().nullable(),
    /** The median of each week, the current one last; null for a week without decisions. */
    weeks: z.array(z.number().nullable()),
  }),
]);
export type DecisionPace = z.infer<typeof decisionPace>;

type Took = { days: number; loans: number };
/** The number of loans decided in the week of this Monday after a given number of days. */
export type DecidedLoans = Took & { week: Day };

const sumOf = (counts: readonly Took[]): number => counts.reduce((sum, { loans }) => sum + loans, 0);

/** The middle of all values in order, or halfway between the two middle ones. */
export const medianOf = (counts: readonly Took[]): number | null => {
  const sorted = counts.toSorted((one, other) => one.days - other.days);
  const at = (place: number): number | null => {
    let left = place;
    for (const { days, loans } of sorted) {
      if (left < loans) return days;
      left -= loans;
    }
    return null;
  };
  const all = sumOf(sorted);
  const [low, high] = [at(Math.floor((all - 1) / 2)), at(Math.floor(all / 2))];
  return low === null || high === null ? null : (low + high) / 2;
};

const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The first week the pace needs: the start of the earlier twelve weeks. */
export const paceBegins = (today: Day): Day => addDays(mondayOf(today), -7 * (2 * WEEKS - 1));

export const paceOf = (decided: readonly DecidedLoans[], today: Day): DecisionPace => {
  const begins = paceBegins(today);
  const placed = decided.map(({ week, ...took }) => ({ ...took, at: daysBetween(begins, week) / 7 }));
  const during = (from: number, to: number) => placed.filter(({ at }) => at >= from && at < to);
  const [earlier, lately] = [during(0, WEEKS), during(WEEKS, 2 * WEEKS)];
  const [decisions, median] = [sumOf(lately), medianOf(lately)];
  if (median === null || decisions < FEWEST_DECISIONS) return { kind: 'tooFew', decisions };
  return {
    kind: 'measured',
    decisions,
    median,
    before: sumOf(earlier) < FEWEST_DECISIONS ? null : medianOf(earlier),
    weeks: Array.from({ length: WEEKS }, (_, week) => medianOf(during(WEEKS + week, WEEKS + week + 1))),
  };
};
