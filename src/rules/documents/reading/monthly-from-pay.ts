import { type Day, dayNumber } from '#entities/values/day.ts';
import { type Cents, toCents } from '#entities/values/money.ts';

/** How often a year pay comes, by the length of its period in days; null for a period no employer pays by. */
export const paysPerYear = (from: Day, to: Day): number | null => {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days === 7) return 52;
  if (days === 14) return 26;
  if (days >= 15 && days <= 16) return 24;
  return days >= 28 && days <= 31 ? 12 : null;
};

/** The income of a month, from the gross pay of one period. */
export const monthlyFromPay = (gross: Cents, perYear: number): Cents => toCents(Math.floor((gross * perYear) / 12));
