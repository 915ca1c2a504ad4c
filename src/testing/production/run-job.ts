import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { JobName } from '#server/jobs/definitions.ts';

/** Only to end: what comes on a busy machine comes late. */
const PATIENCE_MS = 600_000;

/** A scheduled job's turn, without waiting for its hour: queued as the schedule does, and worked by the product. */
export const runJob = async (databaseUrl: string, name: JobName): Promise<void> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const id = await boss.send(name, {});
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const [job] = id === null ? [] : await boss.findJobs(name, { id });
      if (job?.state === 'completed') return;
      if (job?.state === 'failed' || Date.now() > until)
        throw new Error(`The job ${name} did not complete: ${job?.state}`);
      await wait(50);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
};
