import type { Day } from '#entities/values/day.ts';
import { lenderToday } from '#server/clock.ts';
import type { Container } from '#server/container.ts';
import { setClockOffset } from '../db/sandbox-clock.ts';

/** Moves the business day to so many days from the calendar's; other processes follow when they hear of it. */
export const moveSandboxClock = async ({ database, env, jobs }: Container, offsetDays: number): Promise<Day> => {
  await database.transact((tx) => setClockOffset(tx, offsetDays));
  env.businessClock.offsetDays = offsetDays;
  // Nobody waits in the sandbox for the morning after, and what looks at the day must find the new one.
  await database.transact(async (tx) => {
    await jobs.enqueue(tx, 'lookAgain', {});
    await jobs.enqueue(tx, 'sendDueNotices', {});
    await jobs.enqueue(tx, 'tellReadyClosings', {});
    await jobs.enqueue(tx, 'markLateClocks', {});
  });
  return lenderToday(env);
};
