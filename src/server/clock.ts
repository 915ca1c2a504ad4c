import { addDays, type Day, toDay } from '#entities/day.ts';
import type { Env } from './env.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than a whole save: one a zone is kept. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format;
};

/**
 * Today where the lender is: days are counted there, whatever zone the server or the person is in. The sandbox can move this day;
 * sign-in codes, sessions and limits never ask it.
 */
export const lenderToday = ({
  LENDER_TIME_ZONE,
  businessClock,
}: Pick<Env, 'LENDER_TIME_ZONE' | 'businessClock'>): Day =>
  addDays(toDay(formatOf(LENDER_TIME_ZONE).format(new Date())), businessClock.offsetDays);

/** The lender's day on which something happened. */
export const lenderDayOf = ({ LENDER_TIME_ZONE }: Pick<Env, 'LENDER_TIME_ZONE'>, at: Date): Day =>
  toDay(formatOf(LENDER_TIME_ZONE).format(at));
