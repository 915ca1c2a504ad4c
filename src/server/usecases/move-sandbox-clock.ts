import type { Day } from '#entities/day.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { setClockOffset } from '../db/repos/sandbox-clock.ts';

/** Moves the business day to so many days from the calendar's; other processes follow when they hear of it. */
export const moveSandboxClock = async ({ database, env }: Container, offsetDays: number): Promise<Day> => {
  await setClockOffset(database.db, offsetDays);
  env.businessClock.offsetDays = offsetDays;
  return lenderToday(env);
};
