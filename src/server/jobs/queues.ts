import type { PgBoss } from 'pg-boss';
import { jobSchedules, retriesOf } from './definitions.ts';
import { FAILED } from './failed-jobs.ts';
import { jobNames } from './job-names.ts';

const KEPT_SECONDS = 90 * 86_400;

/** A worker without a heartbeat loses its job to another. */
export const queueOptions = {
  notify: true,
  retryBackoff: true,
  heartbeatSeconds: 10,
  deadLetter: FAILED,
};

const isHeld = (held: object, options: object): boolean =>
  Object.entries(options).every(([name, value]) =>
    Object.entries(held).some(([key, kept]) => key === name && kept === value),
  );

/** Every queue with today's options; those that have them are left alone, so that a start need not write. */
export const arrangeQueues = async (boss: PgBoss): Promise<void> => {
  const held = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!held.has(FAILED)) await boss.createQueue(FAILED, { retentionSeconds: KEPT_SECONDS });
  for (const name of jobNames) {
    const options = { ...queueOptions, ...retriesOf(name) };
    const queue = held.get(name);
    if (!queue) await boss.createQueue(name, options);
    else if (!isHeld(queue, options)) await boss.updateQueue(name, options);
  }
};

/** The lender's time zone decides when a day's work is due. */
export const arrangeSchedules = async (boss: PgBoss, timeZone: string): Promise<void> => {
  const held = await boss.getSchedules();
  for (const name of jobNames) {
    const cron = jobSchedules[name];
    const isThere = held.some((each) => each.name === name && each.cron === cron && each.timezone === timeZone);
    if (cron && !isThere) await boss.schedule(name, cron, {}, { tz: timeZone });
  }
};
