import type { Day } from '#entities/values/day.ts';
import type { Container } from '#server/container.ts';
import { setClockOffset } from '../db/sandbox-clock.ts';
import { sandboxClockOf } from '../sandbox-clock-of.ts';

/** Moves the business day to so many days from the calendar's; other processes follow when they hear of it. */
export const moveSandboxClock = async (container: Container, offsetDays: number): Promise<Day> => {
  const { database, jobs } = container;
  const clock = sandboxClockOf(container);
  await database.transact((tx) => setClockOffset(tx, offsetDays));
  clock.move(offsetDays);
  // No one waits in the sandbox for the morning after, and what looks at the day must find the new one.
  await database.transact(async (tx) => {
    await jobs.enqueue(tx, 'lookAgain', {});
    await jobs.enqueue(tx, 'sendDueNotices', {});
    await jobs.enqueue(tx, 'tellReadyClosings', {});
    await jobs.enqueue(tx, 'markLateClocks', {});
  });
  return clock.today();
};
