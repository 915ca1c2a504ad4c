import { addDays, type Day, weekdayOf } from '#entities/values/day.ts';
import { findFederalHoliday } from './federal-holidays.ts';

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/**
 * `rescission`: every day but Sundays and federal holidays on their actual date; Saturdays count (12 CFR 1026.2(a)(6)).
 * `banking`: Monday to Friday except federal holidays, when offices and wires are open. A holiday on a Sunday closes
 * the Monday after it; one on a Saturday leaves the Friday before it open, as the Federal Reserve Banks do.
 */
export type BusinessDayKind = 'rescission' | 'banking';

const isBankingDay = (on: Day): boolean => {
  const weekday = weekdayOf(on);
  if (weekday === SUNDAY || weekday === SATURDAY || findFederalHoliday(on) !== null) return false;
  return weekday !== MONDAY || findFederalHoliday(addDays(on, -1)) === null;
};

const isRescissionDay = (on: Day): boolean => weekdayOf(on) !== SUNDAY && findFederalHoliday(on) === null;

const tests = { rescission: isRescissionDay, banking: isBankingDay } satisfies Record<
  BusinessDayKind,
  (on: Day) => boolean
>;

export const isBusinessDay = (on: Day, kind: BusinessDayKind): boolean => tests[kind](on);

/** The day itself if it is a business day, else the next one. */
export const businessDayOnOrAfter = (from: Day, kind: BusinessDayKind): Day => {
  let on = from;
  while (!isBusinessDay(on, kind)) on = addDays(on, 1);
  return on;
};

/** The nth business day after a day, not counting that day. */
export const addBusinessDays = ({ from, count, kind }: { from: Day; count: number; kind: BusinessDayKind }): Day => {
  let on = from;
  for (let left = count; left > 0; left -= 1) on = businessDayOnOrAfter(addDays(on, 1), kind);
  return on;
};
