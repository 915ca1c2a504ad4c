import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, systemClock } from 'pg-boss';
import { z } from 'zod';
import type { Database, Tx } from '../db/connect.ts';
import { writeWithCommit } from '../db/with-commit.ts';
import { traceToCarry } from '../telemetry/traced.ts';
import {
  type JobHandlers,
  type JobName,
  type JobPayload,
  jobBatches,
  jobDefinitions,
  jobDelays,
  jobSchedules,
} from './definitions.ts';
import {
  countFailedJobs,
  dropErased,
  FAILED,
  type FailedCount,
  type FailedJob,
  type FailedPage,
  findFailedJobs,
} from './failed-jobs.ts';
import { insertOf } from './insert-of.ts';
import { jobNames } from './job-names.ts';
import { arrangeQueues, arrangeSchedules, queueOptions } from './queues.ts';
import { type JobReport, type RunningJob, settleJob } from './settle-job.ts';

const STOP_MS = 10_000;

/**
 * A full batch means that there is more; each of its jobs succeeds or fails alone. Few at a time, since a job may hold one connection while
 * it waits for a second. Only polling finds delayed and retried jobs, which send no notification when due.
 */
const workOptions = {
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

/** Scheduled work may begin some seconds late: its queues, half of all, are polled less often. */
const workOptionsOf = (name: JobName) => ({
  ...workOptions,
  ...(jobBatches[name] && { batchSize: jobBatches[name] }),
  ...(jobSchedules[name] && { pollingIntervalSeconds: 20, notifyPollingIntervalSeconds: 20 }),
});

export type QueueCounts = { name: string; waiting: number; active: number; failed: number; completed: number };

export type ExtraQueue<Payload> = {
  name: string;
  payload: z.ZodType<Payload>;
  work: (payload: Payload) => Promise<void>;
};

export type Jobs = {
  /** Part of the caller's transaction: the job exists exactly when its cause does. */
  enqueue: <Name extends JobName>(tx: Tx, name: Name, payload: JobPayload<Name>) => Promise<void>;
  /** For jobs queued even if the caller fails. On the queue's own connections: a caller holding one of ours must not wait for another. */
  enqueueAtOnce: <Name extends JobName>(name: Name, payload: JobPayload<Name>) => Promise<void>;
  work: (handlers: JobHandlers) => Promise<void>;
  /** A queue that only some installations have, worked from now on; returns a function to fill it. */
  addQueue: <Payload extends object>(
    queue: ExtraQueue<Payload>,
  ) => Promise<(tx: Tx, payload: Payload) => Promise<void>>;
  counts: () => Promise<QueueCounts[]>;
  /** Jobs that used up their retries and were given up. */
  failed: (page: FailedPage) => Promise<FailedJob[]>;
  countFailed: () => Promise<FailedCount[]>;
  /** Queues these failed jobs again with all of their retries; returns how many of them were still there. */
  retry: (tx: Tx, ids: string[]) => Promise<number>;
  /** Forgets the failed jobs of messages that are gone. */
  dropErased: (messageIds: readonly string[]) => Promise<void>;
  /** Finds the jobs of workers that died; also runs automatically every ten seconds. */
  recover: () => Promise<void>;
  /** Lets running jobs finish. */
  stop: () => Promise<void>;
};

/** A worker sleeps by the difference of two readings: with a clock that can be set back, it would sleep as long as that. */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

type Start = JobReport & { url: string; timeZone: string; pool: Database['pool'] };

export const startJobs = async ({ url, timeZone, pool, ...report }: Start): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    useListenNotify: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
    application_name: 'hearthline-jobs',
    clock: steadyClock,
    // The owner of the schema did so before: see migrateJobs.
    migrate: false,
  });
  boss.on('error', (error) => report.log.error({ error }, 'jobs'));
  await boss.start();
  await arrangeQueues(boss);
  await arrangeSchedules(boss, timeZone);
  const queues: string[] = [...jobNames];
  const jobOf = (name: JobName, payload: unknown) => {
    const delay = jobDelays[name];
    const data = { ...jobDefinitions[name].parse(payload), ...traceToCarry() };
    return { data, ...(delay ? { startAfter: delay } : {}) };
  };
  return {
    enqueue: async (tx, name, payload) =>
      writeWithCommit(tx, { kind: name, item: jobOf(name, payload), statementOf: insertOf(boss, name) }),
    enqueueAtOnce: async (name, payload) => {
      await boss.insert(name, [jobOf(name, payload)]);
    },
    work: async (handlers) => {
      for (const name of jobNames)
        await boss.work(name, workOptionsOf(name), (jobs: RunningJob[]) =>
          Promise.all(jobs.map((job) => settleJob(report, job, () => run(handlers, name, job.data)))),
        );
    },
    addQueue: async ({ name, payload, work }) => {
      await boss.createQueue(name, { ...queueOptions, retryLimit: 8, retryDelay: 2, retryDelayMax: 1800 });
      queues.push(name);
      await boss.work(name, workOptions, (jobs: RunningJob[]) =>
        Promise.all(jobs.map((job) => settleJob(report, job, () => work(payload.parse(job.data))))),
      );
      return async (tx, sent) => {
        const item = { data: { ...sent, ...traceToCarry() } };
        writeWithCommit(tx, { kind: name, item, statementOf: insertOf(boss, name) });
      };
    },
    counts: () => countJobs(boss, [...queues, FAILED]),
    failed: (page) => findFailedJobs(pool, page),
    countFailed: () => countFailedJobs(pool),
    retry: (tx, ids) => boss.redrive(FAILED, { ids, db: fromDrizzle(tx, sql) }),
    dropErased: (messageIds) => dropErased(pool, messageIds),
    recover: async () => {
      for (const name of queues) await boss.supervise(name);
    },
    stop: async () => {
      // Queue by queue first: by itself the library looks only twice a second whether its workers are done.
      const done = Promise.all(queues.map((name) => boss.offWork(name)));
      await Promise.race([done, setTimeout(STOP_MS, null, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
};

/** Written out, so that the compiler ties each name's schema to its handler. */
const schemas: { [Name in JobName]: z.ZodType<JobPayload<Name>> } = jobDefinitions;

const run = <Name extends JobName>(handlers: JobHandlers, name: Name, data: unknown): Promise<void> =>
  handlers[name](schemas[name].parse(data));

const countRow = z.object({
  name: z.string(),
  waiting: z.coerce.number(),
  active: z.coerce.number(),
  failed: z.coerce.number(),
  completed: z.coerce.number(),
});

const countJobs = async (boss: PgBoss, names: readonly string[]): Promise<QueueCounts[]> => {
  const { rows } = await boss.getDb().executeSql(
    `SELECT queue.name,
       count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting, count(*) FILTER (WHERE state = 'active') AS active,
       count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'completed') AS completed
     FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name
     WHERE queue.name = ANY ($1) GROUP BY queue.name ORDER BY queue.name`,
    [names],
  );
  return z.array(countRow).parse(rows);
};
