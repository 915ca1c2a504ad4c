import type { Day } from '#entities/values/day.ts';
import type { Container } from '#server/container.ts';
import { setClockOffset } from '../db/sandbox-clock.ts';
import { sandboxClockOf } from '../sandbox-clock-of.ts';

/** Moves the business day this many days from the calendar; other processes follow when notified. */
export const moveSandboxClock = async (container: Container, offsetDays: number): Promise<Day> => {
  const { database, jobs } = container;
  const clock = sandboxClockOf(container);
  await database.transact((tx) => setClockOffset(tx, offsetDays));
  clock.move(offsetDays);
  // The sandbox does not wait for the next morning, and daily jobs must see the new day.
  await database.transact(async (tx) => {
    await jobs.enqueue(tx, 'lookAgain', {});
    await jobs.enqueue(tx, 'sendDueNotices', {});
    await jobs.enqueue(tx, 'tellReadyClosings', {});
    await jobs.enqueue(tx, 'followPayments', {});
    await jobs.enqueue(tx, 'markLateClocks', {});
  });
  return clock.today();
};
