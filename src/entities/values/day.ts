import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`, without a time or time zone. Text order is time order. */
export const day = z.iso.date().brand<'Day'>();
export type Day = z.infer<typeof day>;

export const toDay = (text: string): Day => day.parse(text);

const DAYS_TO_1970 = 719_468;

/** Days since 1970-01-01 (Howard Hinnant's civil calendar arithmetic, exact for every Gregorian date). */
export const dayNumber = (date: Day): number => {
  const [year, month, dayOfMonth] = partsOf(date);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - DAYS_TO_1970;
};

export const dayFromNumber = (count: number): Day => {
  const shifted = count + DAYS_TO_1970;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return fromParts(year, month, dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1);
};

export const partsOf = (date: Day): [year: number, month: number, dayOfMonth: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

const fromParts = (year: number, month: number, dayOfMonth: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}` as Day;

export const addDays = (date: Day, count: number): Day => dayFromNumber(dayNumber(date) + count);

export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

export const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);

/** 0 is Sunday. */
export const weekdayOf = (date: Day): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

export const firstOfMonth = (date: Day): Day => `${date.slice(0, 8)}01` as Day;

const daysInMonth = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** The same day some months later; the 31st becomes the last day of a shorter month. */
export const addMonths = (date: Day, count: number): Day => {
  const [year, month, dayOfMonth] = partsOf(date);
  const index = year * 12 + (month - 1) + count;
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  return fromParts(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth)));
};

export const addYears = (date: Day, count: number): Day => addMonths(date, count * 12);
