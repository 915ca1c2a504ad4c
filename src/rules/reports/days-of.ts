import { medianOf } from '../compliance/decision-pace.ts';

type Took = { days: number; loans: number };
export type Days = { loans: number; median: number | null; p90: number | null };

/** With fewer, a median reflects chance more than work. */
export const FEWEST_FOR_DAYS = 5;
/** With fewer, the ninetieth percentile is simply the longest. */
export const FEWEST_FOR_P90 = 10;

/** The fewest days within which nine of ten were done. */
const ninetieth = (counts: readonly Took[], all: number): number | null => {
  let left = Math.ceil(all * 0.9);
  for (const { days, loans } of counts.toSorted((one, other) => one.days - other.days)) {
    left -= loans;
    if (left <= 0) return days;
  }
  return null;
};

export const daysOf = (counts: readonly Took[]): Days => {
  const loans = counts.reduce((sum, each) => sum + each.loans, 0);
  return {
    loans,
    median: loans < FEWEST_FOR_DAYS ? null : medianOf(counts),
    p90: loans < FEWEST_FOR_P90 ? null : ninetieth(counts, loans),
  };
};
