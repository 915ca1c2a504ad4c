import { readMigrations, runMigration } from '#server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A database with the tables it had before a migration, to try the upgrade of rows that are there. */
export const databaseBefore = async (migration: string) => {
  const database: TestDatabase = await createTestDatabase();
  const query = async (text: string, values: unknown[] = []) => (await database.superuser.query(text, values)).rows;
  const run = async (isDue: (name: string) => boolean): Promise<void> => {
    const client = await database.superuser.connect();
    for (const migration of readMigrations()) {
      if (!isDue(migration.name)) continue;
      await runMigration(client, migration);
      await client.query('COMMIT');
    }
    client.release();
  };
  await query('DROP SCHEMA public CASCADE; DROP SCHEMA demographics CASCADE; CREATE SCHEMA public');
  await run((name) => name < migration);
  return {
    database,
    query,
    upgrade: () => run((name) => name === migration),
    upgradeToLatest: () => run((name) => name > migration),
  };
};

export type DatabaseBefore = Awaited<ReturnType<typeof databaseBefore>>;
