import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainedLoan } from '#testing/audit/chained-loan.ts';
import { freePort } from '#testing/free-port.ts';
import { smallSite, startTestServer, type TestServer } from '#testing/test-server.ts';
import { startServer } from '../main.ts';
import { readSettings } from '../settings.ts';

let server: TestServer;
let loan: string;
beforeAll(async () => {
  server = await startTestServer();
  loan = await chainedLoan(server.container.database);
});
afterAll(() => server.close());

const owner = async (): Promise<string> => (await server.superuser.query('SELECT current_user AS role')).rows[0].role;

describe('the application’s own connection', () => {
  const denied = /permission denied|must be owner|must be able to SET ROLE/;
  it.each([
    'DELETE FROM events',
    `UPDATE events SET actor = 'nobody'`,
    'TRUNCATE events',
    'DELETE FROM staff_events',
    `UPDATE desk_events SET kind = 'other'`,
    'DELETE FROM closed_chains',
    'DELETE FROM anchors',
    'DELETE FROM chain_keys',
    `INSERT INTO purged_chains (application_id, events, last_hash) VALUES (gen_random_uuid(), 1, '')`,
    `UPDATE migrations SET sha256 = 'other'`,
    'ALTER TABLE events DISABLE TRIGGER refuse_event_change',
    'DROP TRIGGER chain_event ON events',
    'SET session_replication_role = replica',
    'CREATE TABLE mine (a int)',
    'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE TABLE pgboss.mine (a int)',
    'CREATE SCHEMA mine',
    'CREATE ROLE mine',
    'DROP TABLE drafts',
    'SET ROLE hearthline_purge',
    'SET ROLE hearthline_purger',
    `SELECT purge_application(gen_random_uuid())`,
  ])('is denied: %s', async (statement) => {
    await expect(server.container.database.pool.query(statement)).rejects.toThrow(denied);
  });

  it('cannot become the owner', async () => {
    const become = `SET ROLE "${await owner()}"`;
    await expect(server.container.database.pool.query(become)).rejects.toThrow(denied);
  });
});

describe('the purge’s own connection', () => {
  it('calls its function and reads or changes nothing else', async () => {
    const purger = new pg.Client(server.container.purgeUrl);
    await purger.connect();
    purger.on('error', () => undefined);
    for (const statement of ['SELECT 1 FROM events', 'DELETE FROM applications', 'SET ROLE hearthline_application'])
      await expect(purger.query(statement)).rejects.toThrow('permission denied');
    await purger.query('SELECT purge_application($1)', [loan]);
    await purger.end();
    const left = await server.superuser.query('SELECT 1 FROM events WHERE application_id = $1', [loan]);
    expect(left.rowCount).toBe(0);
  });
});

it('leaves no table to the application that only grows, and no new one without its rights', async () => {
  const { rows } = await server.superuser.query(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_trigger t ON t.tgrelid = c.oid
     WHERE t.tgname LIKE 'refuse%change' AND (has_table_privilege('hearthline_application', c.oid, 'UPDATE')
       OR (c.relname <> 'sign_in_events' AND has_table_privilege('hearthline_application', c.oid, 'DELETE')))`,
  );
  expect(rows).toEqual([]);
  const unreadable = await server.superuser.query(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
     WHERE schemaname IN ('public', 'demographics', 'pgboss')
       AND NOT has_table_privilege('hearthline_application', schemaname || '.' || tablename, 'SELECT')`,
  );
  expect(unreadable.rows).toEqual([]);
});

it('is what the embedded server gives a product that is simply started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-roles-'));
  const PORT = String(await freePort());
  const quiet = { LOG_LEVEL: 'silent', SANDBOX_LOANS: 'off', HEARTHLINE_MODE: 'sandbox' };
  const running = await startServer(readSettings({ ...quiet, DATA_DIR: folder, PORT }), {
    siteFolder: smallSite(folder),
  });
  try {
    const { pool } = running.container.database;
    expect((await pool.query('SELECT current_user AS role')).rows).toEqual([{ role: 'hearthline_app' }]);
    await expect(pool.query('DELETE FROM events')).rejects.toThrow('permission denied');
    expect((await fetch(`http://localhost:${PORT}/readyz`)).status).toBe(200);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
