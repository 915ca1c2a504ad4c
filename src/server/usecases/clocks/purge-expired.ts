import pg from 'pg';
import { addMonths } from '#entities/values/day.ts';
import { purgeDay } from '#rules/retention/purge-day.ts';
import type { Container } from '#server/container.ts';
import { purgeApplication, untouchedRecords } from '#server/db/repos/application/quiet-applications.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';

/**
 * Purges records past their retention, files included, over the purge's own connection. Records on legal hold and open lines stay: the
 * database itself refuses. A process that dies in between leaves no file behind: each is looked at again a little later.
 */
export const purgeExpired = async (container: Container): Promise<void> => {
  const { database, clock, env, jobs } = container;
  const today = clock.today();
  const before = addMonths(today, -env.RETENTION_MONTHS);
  const untouched = await untouchedRecords(database.db, { before, timeZone: clock.timeZone });
  const expired = untouched.flatMap(({ id, ...kept }) => {
    const from = purgeDay(kept, env.RETENTION_MONTHS);
    return from !== null && from <= today ? [id] : [];
  });
  if (expired.length === 0) return;
  const purger = new pg.Client(container.purgeUrl);
  await purger.connect();
  try {
    for (const id of expired) {
      const files = await filesOf(database.db, id);
      const queue = (name: 'forgetAbandonedUpload' | 'removeStoredFile') =>
        database.transact(async (tx) => {
          for (const { storageKey } of files) await jobs.enqueue(tx, name, { storageKey });
        });
      await queue('forgetAbandonedUpload');
      await purgeApplication(database, { id, purger });
      await queue('removeStoredFile');
    }
  } finally {
    await purger.end();
  }
};
