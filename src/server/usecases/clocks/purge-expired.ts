import pg from 'pg';
import type { PurgeRefusal } from '#entities/contract/kept-record.ts';
import { addMonths } from '#entities/values/day.ts';
import { purgeDay } from '#rules/retention/purge-day.ts';
import type { Container } from '#server/container.ts';
import { keepPurgeRefusals, type RefusedPurge } from '#server/db/repos/application/purge-refusals.ts';
import { purgeApplication, untouchedRecords } from '#server/db/repos/application/quiet-applications.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';

/** As the database's own function raises them. */
const RESTRICTED = '23001';
const CHANGED = '40001';

/** Null where someone touched the records just now: they are looked at again when their time has come. */
const refusalOf = (error: pg.DatabaseError): PurgeRefusal | null => {
  if (error.code === CHANGED) return null;
  if (error.code !== RESTRICTED) return 'failed';
  return error.message.includes('legal hold') ? 'onHold' : 'lineOpen';
};

/**
 * Purges records past their retention, files included, over the purge's own connection. Records on legal hold and open lines stay: the
 * database itself refuses, and staff see what it refused; the other records go all the same. A process that dies in between leaves no file behind: each is looked at again a little later.
 */
export const purgeExpired = async (container: Container): Promise<void> => {
  const { database, clock, env, jobs, log } = container;
  const today = clock.today();
  const before = addMonths(today, -env.RETENTION_MONTHS);
  const untouched = await untouchedRecords(database.db, { before, timeZone: clock.timeZone });
  const expired = untouched.flatMap(({ id, ...kept }) => {
    const from = purgeDay(kept, env.RETENTION_MONTHS);
    return from !== null && from <= today ? [id] : [];
  });
  const refused: RefusedPurge[] = [];
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
      try {
        await purgeApplication(database, { id, purger });
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        const why = refusalOf(error);
        if (why === null) continue;
        refused.push({ applicationId: id, why });
        log.error({ applicationId: id, why, code: error.code }, 'records were not deleted: see Records in the portal');
        continue;
      }
      await queue('removeStoredFile');
    }
  } finally {
    await purger.end();
  }
  await database.transact((tx) => keepPurgeRefusals(tx, { refused, on: today }));
};
