import { type Day, day, partsOf } from '../values/day.ts';

const fullYear = (typed: string): string => (typed.length === 2 ? `20${typed}` : typed);

type TypedParts = { year: string; month: string; dayOfMonth: string };

const dayOrNull = ({ year, month, dayOfMonth }: TypedParts): Day | null => {
  const parsed = day.safeParse(`${fullYear(year)}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`);
  return parsed.success ? parsed.data : null;
};

/**
 * MM/DD/YYYY or MM/YYYY, two-digit years as 20xx; also YYYY-MM-DD, which browsers fill in for birthdays.
 * A month alone means its first day. Null for a date that does not exist.
 */
export const dayFromText = (text: string): Day | null => {
  const typed = text.trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOrNull({ year: isoYear, month: isoMonth, dayOfMonth: isoDay });
  const [, month, dayOfMonth, year] = /^(\d{1,2})\s*[/.-]\s*(?:(\d{1,2})\s*[/.-]\s*)?(\d{4}|\d{2})$/.exec(typed) ?? [];
  return month && year ? dayOrNull({ year, month, dayOfMonth: dayOfMonth ?? '1' }) : null;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

export const dayText = (date: Day): string => {
  const [year, month, dayOfMonth] = partsOf(date);
  return `${twoDigits(month)}/${twoDigits(dayOfMonth)}/${String(year).padStart(4, '0')}`;
};

export const monthText = (date: Day): string => {
  const [year, month] = partsOf(date);
  return `${twoDigits(month)}/${String(year).padStart(4, '0')}`;
};
