import { addDays, type Day } from '#entities/values/day.ts';
import { dayIn } from '#entities/values/day-in.ts';
import type { Env } from './env.ts';

/**
 * Today where the lender is: days are counted there, whatever zone the server or the person is in. The sandbox can move this day;
 * sign-in codes, sessions and limits never ask it.
 */
export const lenderToday = ({
  LENDER_TIME_ZONE,
  businessClock,
}: Pick<Env, 'LENDER_TIME_ZONE' | 'businessClock'>): Day =>
  addDays(dayIn(LENDER_TIME_ZONE, new Date()), businessClock.offsetDays);

/** The lender's day on which something happened. */
export const lenderDayOf = ({ LENDER_TIME_ZONE }: Pick<Env, 'LENDER_TIME_ZONE'>, at: Date): Day =>
  dayIn(LENDER_TIME_ZONE, at);
