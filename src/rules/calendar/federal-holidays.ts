import { type Day, partsOf, weekdayOf } from '#entities/values/day.ts';

const MONDAY = 1;
const THURSDAY = 4;

type Holiday = { name: string; month: number; since: number } & (
  | { date: number }
  | { weekday: number; nth: 1 | 2 | 3 | 4 | 'last' }
);

/** The eleven legal public holidays of 5 USC 6103(a), on their actual dates and from the year each was enacted. */
const federalHolidays = [
  { name: 'newYear', month: 1, date: 1, since: 1870 },
  { name: 'martinLutherKing', month: 1, weekday: MONDAY, nth: 3, since: 1986 },
  { name: 'washington', month: 2, weekday: MONDAY, nth: 3, since: 1971 },
  { name: 'memorial', month: 5, weekday: MONDAY, nth: 'last', since: 1971 },
  { name: 'juneteenth', month: 6, date: 19, since: 2021 },
  { name: 'independence', month: 7, date: 4, since: 1870 },
  { name: 'labor', month: 9, weekday: MONDAY, nth: 1, since: 1894 },
  { name: 'columbus', month: 10, weekday: MONDAY, nth: 2, since: 1971 },
  { name: 'veterans', month: 11, date: 11, since: 1978 },
  { name: 'thanksgiving', month: 11, weekday: THURSDAY, nth: 4, since: 1942 },
  { name: 'christmas', month: 12, date: 25, since: 1870 },
] as const satisfies readonly Holiday[];

export type FederalHoliday = (typeof federalHolidays)[number]['name'];

const isOn = (holiday: Holiday, on: Day): boolean => {
  const [year, month, date] = partsOf(on);
  if (month !== holiday.month || year < holiday.since) return false;
  if ('date' in holiday) return date === holiday.date;
  if (weekdayOf(on) !== holiday.weekday) return false;
  return holiday.nth === 'last' ? date > 24 : Math.ceil(date / 7) === holiday.nth;
};

/** The holiday on a day, or null. An observed Friday or Monday does not count. */
export const findFederalHoliday = (on: Day): FederalHoliday | null =>
  federalHolidays.find((holiday) => isOn(holiday, on))?.name ?? null;
