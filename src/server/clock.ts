import { type Day, toDay } from '#entities/day.ts';
import type { Env } from './env.ts';

/** Today where the lender is: days are counted there, whatever zone the server or the person is in. */
export const lenderToday = ({ LENDER_TIME_ZONE }: Pick<Env, 'LENDER_TIME_ZONE'>): Day =>
  toDay(new Intl.DateTimeFormat('en-CA', { timeZone: LENDER_TIME_ZONE }).format(new Date()));
