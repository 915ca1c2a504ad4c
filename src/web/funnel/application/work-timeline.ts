import { addYears, type Day, day, daysBetween, firstOfMonth } from '#entities/values/day.ts';
import { employmentGaps, type Gap } from '#rules/employment/employment-gaps.ts';
import type { Item } from '../lists/list-items.ts';

type Span = { at: number; width: number };
export type TimelineBar = Span & { id: string; name: string; lane: number; isCurrent: boolean };
export type WorkTimeline = {
  from: Day;
  bars: TimelineBar[];
  lanes: number;
  gaps: (Span & Gap)[];
  coveredMonths: number;
};

export type DatedJob = { id: string; name: string; startDate: Day; endDate: Day | null };

const MONTHS = 24;

/** Entries with drawable dates; a half-typed job is drawn once it has a start and either an end or is current. */
export const datedJobs = (items: readonly Item[]): DatedJob[] =>
  items.flatMap(({ id, employerName, startDate, endDate, isCurrent }) => {
    const start = day.safeParse(startDate);
    const end = day.safeParse(endDate);
    // A job nobody has named yet covers nothing.
    if (typeof employerName !== 'string' || employerName.trim() === '') return [];
    if (!start.success || (isCurrent !== true && !end.success)) return [];
    const ends = isCurrent === true || !end.success ? null : end.data;
    if (ends !== null && ends < start.data) return [];
    return [
      {
        id: String(id),
        name: employerName,
        startDate: start.data,
        endDate: ends,
      },
    ];
  });

/** The two years as percentages of the chart; concurrent jobs get lanes of their own. */
export const workTimeline = (items: readonly Item[], asOf: Day): WorkTimeline => {
  const until = firstOfMonth(asOf);
  const from = addYears(until, -2);
  const whole = daysBetween(from, until);
  const place = (start: Day, end: Day): Span => {
    const first = Math.max(0, daysBetween(from, start));
    return { at: (first / whole) * 100, width: ((Math.min(whole, daysBetween(from, end)) - first) / whole) * 100 };
  };
  const jobs = datedJobs(items);
  const laneEnds: Day[] = [];
  const bars = jobs
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
    .flatMap(({ id, name, startDate, endDate }): TimelineBar[] => {
      const end = endDate === null || endDate > until ? until : endDate;
      if (end <= from || startDate >= until) return [];
      const free = laneEnds.findIndex((taken) => taken <= startDate);
      const lane = free === -1 ? laneEnds.length : free;
      laneEnds[lane] = end;
      return [{ id, name, lane, isCurrent: endDate === null, ...place(startDate, end) }];
    });
  const gaps = employmentGaps(jobs, asOf).map((gap) => ({ ...gap, ...place(gap.from, gap.to) }));
  const missing = gaps.reduce((share, { width }) => share + width, 0);
  return {
    from,
    bars,
    lanes: Math.max(1, laneEnds.length),
    gaps,
    coveredMonths: Math.round((1 - missing / 100) * MONTHS),
  };
};
