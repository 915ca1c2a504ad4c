import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Tx } from '../db/connect.ts';
import {
  type JobHandlers,
  type JobName,
  type JobPayload,
  jobDefinitions,
  jobDelays,
  jobSchedules,
} from './definitions.ts';
import { jobNames } from './job-names.ts';

const DEAD = 'deadLetters';

/** Backing off from two seconds to half an hour; a worker that stops breathing gives its job back. */
const queueOptions = {
  notify: true,
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 1800,
  heartbeatSeconds: 10,
  deadLetter: DEAD,
};

export type QueueCounts = { name: string; waiting: number; active: number; failed: number; completed: number };
export type DeadJob = { id: string; name: string; at: Date; reason: string };

export type Jobs = {
  /** Part of the caller's transaction: the job exists exactly when its cause does. */
  enqueue: <Name extends JobName>(tx: Tx, name: Name, payload: JobPayload<Name>) => Promise<void>;
  work: (handlers: JobHandlers) => Promise<void>;
  counts: () => Promise<QueueCounts[]>;
  /** What was tried to the end and given up. */
  dead: () => Promise<DeadJob[]>;
  /** Gives a dead job its tries back. False when there is none by that id. */
  replay: (id: string) => Promise<boolean>;
  /** Finds the jobs of workers that died; done every minute by itself. */
  recover: () => Promise<void>;
  /** Lets running jobs finish. */
  stop: () => Promise<void>;
};

type Start = { url: string; timeZone: string; onError: (error: Error) => void };

export const startJobs = async ({ url, timeZone, onError }: Start): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    useListenNotify: true,
    application_name: 'hearthline-jobs',
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(DEAD, { retentionSeconds: 90 * 86_400 });
  for (const name of jobNames) {
    await boss.createQueue(name, queueOptions);
    await boss.updateQueue(name, queueOptions);
    const cron = jobSchedules[name];
    if (cron) await boss.schedule(name, cron, {}, { tz: timeZone });
  }
  return {
    enqueue: async (tx, name, payload) => {
      const data = jobDefinitions[name].parse(payload);
      const delay = jobDelays[name];
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(delay ? { startAfter: delay } : {}) });
    },
    work: async (handlers) => {
      // A delayed or repeated job wakes nobody when its time comes: only the poll finds it.
      const often = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, batchSize: 20 };
      for (const name of jobNames)
        await boss.work(name, { ...often, perJobResults: true }, (jobs: { id: string; data: unknown }[]) =>
          Promise.all(jobs.map(({ id, data }) => settled(id, run(handlers, name, data)))),
        );
    },
    counts: () => countJobs(boss),
    dead: async () => {
      const jobs = await boss.findJobs(DEAD);
      return jobs
        .map(({ id, sourceName, createdOn, output }) => ({
          id,
          name: sourceName ?? DEAD,
          at: createdOn,
          reason: reasonOf(output),
        }))
        .sort((one, other) => other.at.getTime() - one.at.getTime());
    },
    replay: async (id) => (await boss.redrive(DEAD, { ids: [id] })) > 0,
    recover: async () => {
      for (const name of jobNames) await boss.supervise(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
};

/** One job that fails goes back to the queue alone. */
const settled = (id: string, work: Promise<void>) =>
  work.then(
    () => ({ id, status: 'completed' as const }),
    (error: unknown) => ({ id, status: 'failed' as const, output: { message: String(error) } }),
  );

/** Written out, so that a name's schema and its handler are known to belong together. */
const schemas: { [Name in JobName]: z.ZodType<JobPayload<Name>> } = jobDefinitions;

const run = <Name extends JobName>(handlers: JobHandlers, name: Name, data: unknown): Promise<void> =>
  handlers[name](schemas[name].parse(data));

const failure = z.object({ message: z.string() });
const reasonOf = (output: unknown): string => failure.safeParse(output).data?.message ?? 'given up';

const countRow = z.object({
  name: z.string(),
  waiting: z.coerce.number(),
  active: z.coerce.number(),
  failed: z.coerce.number(),
  completed: z.coerce.number(),
});

const countJobs = async (boss: PgBoss): Promise<QueueCounts[]> => {
  const { rows } = await boss.getDb().executeSql(
    `SELECT queue.name,
       count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting, count(*) FILTER (WHERE state = 'active') AS active,
       count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'completed') AS completed
     FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name
     WHERE queue.name = ANY ($1) GROUP BY queue.name ORDER BY queue.name`,
    [[...jobNames, DEAD]],
  );
  return z.array(countRow).parse(rows);
};
