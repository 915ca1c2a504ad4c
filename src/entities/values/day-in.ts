import { type Day, toDay } from './day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than a whole save: one a zone is kept. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format;
};

type Moment = Parameters<Intl.DateTimeFormat['format']>[0];

/** The calendar day somewhere at a moment. */
export const dayIn = (timeZone: string, moment: Moment): Day => toDay(formatOf(timeZone).format(moment));
