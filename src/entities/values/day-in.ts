import { type Day, toDay } from './day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs more than a whole save, so one per time zone is cached. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format;
};

type Moment = Parameters<Intl.DateTimeFormat['format']>[0];

/** The calendar day in a time zone at a given moment. */
export const dayIn = (timeZone: string, moment: Moment): Day => toDay(formatOf(timeZone).format(moment));
