import type { Day } from '#entities/values/day.ts';

/** From January on. */
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'].concat([
  'August',
  'September',
  'October',
  'November',
  'December',
]);

/** "November" */
export const monthName = (date: Day): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** "Nov", of a month counted from 0, as a `Date` does. */
export const shortMonthAt = (month: number): string => (MONTHS[month] ?? '').slice(0, 3);
