import { type Day, toDay, weekdayOf } from '#entities/values/day.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { inFullDate } from '#words/figures.ts';

const spelt = (date: Day): string => inFullDate(date, weekdayOf(date));

const autumn = rescissionPeriod(toDay('2026-11-24'));
const summer = rescissionPeriod(toDay('2026-07-01'));
const plain = rescissionPeriod(toDay('2026-10-05'));

/** As days, for its picture. */
export const autumnSigning = autumn;

/** Three signings: an ordinary week, Thanksgiving, and a Fourth of July observed on the Friday before. */
export const rescissionFigures = {
  'plain.signed': spelt(plain.startedOn),
  'plain.last': spelt(plain.lastDayToCancel),
  'plain.funding': spelt(plain.fundingDay),
  'autumn.signed': spelt(autumn.startedOn),
  'autumn.last': spelt(autumn.lastDayToCancel),
  'autumn.funding': spelt(autumn.fundingDay),
  'summer.signed': spelt(summer.startedOn),
  'summer.last': spelt(summer.lastDayToCancel),
  'summer.funding': spelt(summer.fundingDay),
} as const satisfies Record<string, string>;
