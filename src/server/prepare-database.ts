import pg from 'pg';
import { migrate, missingMigrations, NewerReleaseError } from './db/migrate.ts';
import { hasUnfinishedRestore } from './db/unfinished-restore.ts';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import { StartError } from './start-error.ts';

const UNFINISHED_RESTORE =
  'A restore of this database did not come to its end. Empty the database and run `npm run restore` again.';

/** Brings the schema up to date as its owner. A role that may not only checks that someone else has. */
export const prepareDatabase = async (url: string): Promise<void> => {
  const owner = new pg.Pool({ connectionString: url, max: 1 });
  owner.on('error', () => undefined);
  try {
    if (await hasUnfinishedRestore(owner)) throw new StartError(UNFINISHED_RESTORE);
    if (await mayMigrate(owner)) {
      await migrate(owner);
      await migrateJobs(url);
      return;
    }
    const missing = await missingMigrations(owner);
    if (missing.length > 0)
      throw new StartError(
        `The database lacks ${missing.length} migrations and this role may not change its schema. Set MIGRATION_DATABASE_URL, or run \`npm run migrate\` with it.`,
      );
  } catch (error) {
    throw error instanceof NewerReleaseError ? new StartError(error.message) : error;
  } finally {
    await owner.end();
  }
};

/** Whether a role may change the schema, and with it everything the application's own role must not. */
export const mayMigrate = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query("SELECT has_schema_privilege(current_user, 'public', 'CREATE') AS may");
  return rows[0].may;
};
