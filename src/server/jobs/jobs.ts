import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Tx } from '../db/connect.ts';
import { type JobName, type JobPayload, jobDefinitions, jobDelays } from './definitions.ts';

export type Jobs = {
  /** Part of the caller's transaction: the job exists exactly when its cause does. */
  enqueue: <Name extends JobName>(tx: Tx, name: Name, payload: JobPayload<Name>) => Promise<void>;
  work: (handlers: { [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> }) => Promise<void>;
  stop: () => Promise<void>;
};

export const startJobs = async ({ url, onError }: { url: string; onError: (error: Error) => void }): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    useListenNotify: true,
    application_name: 'hearthline-jobs',
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of Object.keys(jobDefinitions)) {
    await boss.createQueue(name, { notify: true, retryLimit: 8, retryBackoff: true, retryDelay: 2 });
  }
  return {
    enqueue: async (tx, name, payload) => {
      await boss.send(name, jobDefinitions[name].parse(payload), {
        db: fromDrizzle(tx, sql),
        startAfter: jobDelays[name] ?? 0,
      });
    },
    work: async (handlers) => {
      await boss.work('sendMail', async (jobs) => {
        for (const job of jobs) await handlers.sendMail(jobDefinitions.sendMail.parse(job.data));
      });
      // A delayed or repeated job wakes nobody when its time comes: only the poll finds it.
      const often = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, batchSize: 20 };
      await boss.work('askOutside', { ...often, perJobResults: true }, (jobs) =>
        Promise.all(jobs.map((job) => settled(job.id, handlers.askOutside(jobDefinitions.askOutside.parse(job.data))))),
      );
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
