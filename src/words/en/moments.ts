import { language } from './locale.ts';

const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const clockTime = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });

const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });

/** "Nov 15, 2026", in the reader's time zone. */
export const dateText = (at: Date): string => date.format(at);

/** "Nov 15, 2026, 10:42 AM", in the reader's time zone. */
export const momentText = (at: Date): string => moment.format(at);

/** "10:42 AM", for events of today. */
export const timeText = (at: Date): string => clockTime.format(at);

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
