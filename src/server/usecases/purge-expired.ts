import { addMonths } from '#entities/day.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { filesOf } from '../db/repos/files.ts';
import { expiredApplications, purgeApplication } from '../db/repos/quiet-applications.ts';

/** Removes what was kept long enough, its files included. What is on legal hold stays: the database itself refuses. */
export const purgeExpired = async (container: Container): Promise<void> => {
  const { database, env, jobs } = container;
  const before = addMonths(lenderToday(env), -env.RETENTION_MONTHS);
  for (const id of await expiredApplications(database.db, { before, timeZone: env.LENDER_TIME_ZONE })) {
    await database.transact(async (tx) => {
      for (const { storageKey } of await filesOf(tx, id)) await jobs.enqueue(tx, 'removeStoredFile', { storageKey });
      await purgeApplication(tx, id);
    });
  }
};
