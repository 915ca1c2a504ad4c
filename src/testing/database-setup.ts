import pg from 'pg';
import { prepareTemplate, startTestServer } from './database.ts';
import { makeSealKeyOfTests } from './stored/seal-key-of-tests.ts';

/** Runs once before all database tests: starts the server, prepares the template and a seal key, and removes leftovers of earlier runs. */
export const setup = async (): Promise<() => Promise<void>> => {
  const server = await startTestServer();
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  const left = await client.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%' OR datname LIKE 'template\\_%\\_making'",
  );
  for (const { datname } of left.rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.end();
  await prepareTemplate(server);
  makeSealKeyOfTests();
  return () => server.stop();
};
