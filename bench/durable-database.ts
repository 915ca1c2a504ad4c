import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { startTestServer, testDataDir } from '../src/testing/database.ts';
import { setup } from '../src/testing/database-setup.ts';

/**
 * PostgreSQL as the product runs it: a commit waits for the disk. Tests leave that out; a ceiling that does would be that of a save
 * which a power cut undoes.
 */
export const setupDurable = async (): Promise<() => Promise<void>> => {
  const left = await startTestServer();
  await left.stop();
  await startEmbeddedPostgres(testDataDir);
  return setup();
};
