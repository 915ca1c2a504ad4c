import type { Day } from '#entities/values/day.ts';
import type { Cents, Dollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { monthName } from './months.ts';

const MINUS = '−';

const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** A count: "1,204". */
export const inCount = (count: number): string => `${count < 0 ? MINUS : ''}${grouped(Math.abs(count))}`;

/** Whole dollars for display; the minus is the typographic one. */
export const inDollars = (amount: Dollars): string => `${amount < 0 ? MINUS : ''}$${grouped(Math.abs(amount))}`;

/** Computed money to the cent, for documents and schedules. */
export const inCents = (amount: Cents): string => {
  const whole = Math.abs(amount);
  return `${amount < 0 ? MINUS : ''}$${grouped(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`;
};

export const inPoints = (difference: BasisPoints, decimals: 0 | 1 | 2): string =>
  `${difference < 0 ? MINUS : ''}${(Math.abs(difference) / 100).toFixed(decimals)}`;

/** Ratios have one decimal, rates two. */
export const inPercent = (rate: BasisPoints, decimals: 0 | 1 | 2): string => `${inPoints(rate, decimals)}%`;

/** "November 24, 2026" */
export const inLongDate = (date: Day): string => `${monthName(date)} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`;

/** "Nov 24", where the year is clear. */
export const inDay = (date: Day): string => `${monthName(date).slice(0, 3)} ${Number(date.slice(8, 10))}`;

/** "Feb 17, 2027", where it may be another year. */
export const inDatedDay = (date: Day): string => `${inDay(date)}, ${date.slice(0, 4)}`;

/** "a, b and c" */
export const inList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "Tuesday, November 24, 2026", for days a right ends on. The weekday is passed in: words do no arithmetic. */
export const inFullDate = (date: Day, weekday: number): string => `${WEEKDAYS[weekday] ?? ''}, ${inLongDate(date)}`;

/** "Tuesday, Nov 24", for a day that is near. */
export const inNearDay = (date: Day, weekday: number): string => `${WEEKDAYS[weekday] ?? ''}, ${inDay(date)}`;

/** "Tue 24", in a strip of days. */
export const inWeekday = (date: Day, weekday: number): string =>
  `${(WEEKDAYS[weekday] ?? '').slice(0, 3)} ${Number(date.slice(8, 10))}`;

/** "$420,000 to $480,000", "Nov 2 to Nov 5" */
export const inRange = (from: string, to: string): string => `${from} to ${to}`;

/** "a, b or c" */
export const inChoice = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** "840 KB", "1.2 MB": a file size as the user's device shows it. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** "9:00 AM", of a time such as 09:00. */
export const inTime = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
};
