import { type Day, toDay } from './day.ts';

/** The newer calendar of JavaScript, in browsers that have it. */
type NewerCalendar = {
  Instant: {
    fromEpochMilliseconds(at: number): { toZonedDateTimeISO(timeZone: string): { toPlainDate(): object } };
  };
};
const { Temporal: calendar } = globalThis as { Temporal?: NewerCalendar };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs more than a whole save, so one per time zone is cached. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format;
};

type Moment = NonNullable<Parameters<Intl.DateTimeFormat['format']>[0]>;

const countDay = (timeZone: string, moment: Moment): Day =>
  toDay(
    calendar
      ? String(calendar.Instant.fromEpochMilliseconds(Number(moment)).toZonedDateTimeISO(timeZone).toPlainDate())
      : formatOf(timeZone).format(moment),
  );

/** Clocks all over the world differ by whole minutes. */
const MINUTE = 60_000;
let latest: { timeZone: string; minute: number; day: Day } | null = null;

/** The calendar day in a time zone at a given moment. The first format takes a slow phone 100 ms, the newer calendar 1; a page asks for one and the same moment many times. */
export const dayIn = (timeZone: string, moment: Moment): Day => {
  const minute = Math.floor(Number(moment) / MINUTE);
  if (latest === null || latest.timeZone !== timeZone || latest.minute !== minute)
    latest = { timeZone, minute, day: countDay(timeZone, moment) };
  return latest.day;
};
