import { addMonths } from '#entities/values/day.ts';
import type { Container } from '#server/container.ts';
import { expiredApplications, purgeApplication } from '#server/db/repos/application/quiet-applications.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';

/** Purges records past their retention, files included. Records on legal hold stay: the database itself refuses. */
export const purgeExpired = async (container: Container): Promise<void> => {
  const { database, clock, env, jobs } = container;
  const before = addMonths(clock.today(), -env.RETENTION_MONTHS);
  for (const id of await expiredApplications(database.db, { before, timeZone: clock.timeZone })) {
    await database.transact(async (tx) => {
      for (const { storageKey } of await filesOf(tx, id)) await jobs.enqueue(tx, 'removeStoredFile', { storageKey });
      await purgeApplication(tx, id);
    });
  }
};
