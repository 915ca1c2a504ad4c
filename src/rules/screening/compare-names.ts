import { jaroWinkler } from './jaro-winkler.ts';

/** Two parts are the same name from this score on. */
export const CLOSE = 0.9;
/** Where the birth year is the same too, less is enough to review. */
export const CLOSE_SAME_YEAR = 0.85;

/** How many parts of two names are alike, and how alike those are on average. */
export type Likeness = { parts: number; score: number };

/** Pairs each part with at most one of the other name, the best pairs first, whatever the order. */
export const compareNames = (names: { one: readonly string[]; other: readonly string[] }, close: number): Likeness => {
  const pairs = names.one
    .flatMap((one, at) => names.other.map((other, place) => ({ at, place, score: jaroWinkler(one, other) })))
    .filter(({ score }) => score >= close)
    .sort((a, b) => b.score - a.score);
  const taken = { one: new Set<number>(), other: new Set<number>() };
  const kept = pairs.filter(({ at, place }) => {
    if (taken.one.has(at) || taken.other.has(place)) return false;
    taken.one.add(at);
    taken.other.add(place);
    return true;
  });
  return { parts: kept.length, score: kept.reduce((sum, { score }) => sum + score, 0) / Math.max(1, kept.length) };
};
