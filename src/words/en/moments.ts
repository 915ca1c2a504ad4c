import { language } from './locale.ts';
import { shortMonthAt } from './months.ts';

const NARROW_SPACE = '\u202f';

/*
 * Moments in the reader's own time zone are written without a format of the browser: on a cheap phone the first one takes longer than
 * drawing a whole question.
 */

/** "Nov 15, 2026", in the reader's time zone. */
export const dateText = (at: Date): string => `${shortMonthAt(at.getMonth())} ${at.getDate()}, ${at.getFullYear()}`;

const timeOf = (at: Date, parts: readonly number[]): string =>
  `${[at.getHours() % 12 || 12, ...parts.map((part) => String(part).padStart(2, '0'))].join(':')}${NARROW_SPACE}${at.getHours() < 12 ? 'AM' : 'PM'}`;

/** "10:42 AM", for events of today. */
export const timeText = (at: Date): string => timeOf(at, [at.getMinutes()]);

/** "10:42:07 AM", where one minute may see it twice. */
export const exactTimeText = (at: Date): string => timeOf(at, [at.getMinutes(), at.getSeconds()]);

/** "Nov 15, 2026, 10:42 AM", in the reader's time zone. */
export const momentText = (at: Date): string => `${dateText(at)}, ${timeText(at)}`;

/** "Central Time". */
export const zoneText = (timeZone: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * "Nov 15, 2026, 10:42 PM Eastern Time": what people keep as proof, in the lender’s zone, which the days of the law are counted in. The
 * reader’s own zone, or the server’s, may already have another day.
 */
export const lenderMomentText = (timeZone: string, at: Date): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)} ${zoneText(timeZone)}`;
