import { language } from './locale.ts';

/** Made when a text first needs it: on a cheap phone the first format takes longer than drawing a question, which has none. */
const formatOf = (options: Intl.DateTimeFormatOptions): ((at: Date) => string) => {
  let made: Intl.DateTimeFormat | null = null;
  return (at) => {
    made ??= new Intl.DateTimeFormat(language, options);
    return made.format(at);
  };
};

/** "Nov 15, 2026", in the reader's time zone. */
export const dateText = formatOf({ dateStyle: 'medium' });

/** "Nov 15, 2026, 10:42 AM", in the reader's time zone. */
export const momentText = formatOf({ dateStyle: 'medium', timeStyle: 'short' });

/** "10:42 AM", for events of today. */
export const timeText = formatOf({ hour: 'numeric', minute: '2-digit' });

/** "10:42:07 AM", where one minute may see it twice. */
export const exactTimeText = formatOf({ hour: 'numeric', minute: '2-digit', second: '2-digit' });

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
