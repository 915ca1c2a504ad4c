import type { YearOfIncome } from '#entities/application/employment.ts';
import { type Day, partsOf } from '#entities/values/day.ts';
import { type Cents, roundToCents } from '#entities/values/money.ts';

/** The last two completed years of a business, the later being last year or the one before; null without them. */
export const averagedYears = (
  years: readonly YearOfIncome[] | null,
  asOf: Day,
): readonly [YearOfIncome, YearOfIncome] | null => {
  if (years === null) return null;
  const [thisYear] = partsOf(asOf);
  const [last, before] = years.filter(({ year }) => year < thisYear).toSorted((a, b) => b.year - a.year);
  if (!last || !before || last.year < thisYear - 2 || before.year !== last.year - 1) return null;
  return [before, last];
};

/** A business counts the monthly average of its last two completed years. */
export const twoYearAverage = (years: readonly YearOfIncome[] | null, asOf: Day): Cents | null => {
  const [before, last] = averagedYears(years, asOf) ?? [];
  return before && last ? roundToCents(((last.amount + before.amount) * 100) / 24) : null;
};
