import type { AporTable, AporTables } from '#entities/facts/published/apor-table.ts';
import { addDays, type Day } from '#entities/values/day.ts';
import type { BasisPoints } from '#entities/values/percent.ts';

/** The rate for a day and a column; null where the table has no such week. */
export const aporOn = ({ weeks }: AporTable, { on, years }: { on: Day; years: number }): BasisPoints | null => {
  const week = weeks.find(({ from }) => from <= on && on < addDays(from, 7));
  return week?.rates[years - 1] ?? null;
};

type Rate = { product: 'fixed' | 'variable'; years: number; rate: BasisPoints; setOn: Day };

/**
 * The annual percentage rate less the average prime offer rate of the week it was set, in percent with three decimals. A variable line may
 * change within its first year: column 1 of the adjustable table. Null where no table covers the week.
 */
export const rateSpread = ({ product, years, rate, setOn }: Rate, { fixed, adjustable }: AporTables): string | null => {
  const apor = product === 'fixed' ? aporOn(fixed, { on: setOn, years }) : aporOn(adjustable, { on: setOn, years: 1 });
  return apor === null ? null : ((rate - apor) / 100).toFixed(3);
};
