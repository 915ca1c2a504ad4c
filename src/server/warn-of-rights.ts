import type pg from 'pg';
import type { Logger } from './log.ts';
import { mayMigrate } from './prepare-database.ts';
import type { Settings } from './settings.ts';

type Started = { env: Pick<Settings, 'PURGE_DATABASE_URL'>; log: Pick<Logger, 'warn'>; pool: pg.Pool };

/** One role for everything works, and is worth a line: who takes over the application could then rewrite its history. */
export const warnOfRights = async ({ env, log, pool }: Started): Promise<void> => {
  if (await mayMigrate(pool))
    log.warn('DATABASE_URL connects as a role that owns the schema: see "Database roles" in docs/operations.md');
  else if (!env.PURGE_DATABASE_URL) log.warn('PURGE_DATABASE_URL is not set: expired applications cannot be purged');
};
