import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { TestBrowser } from '#testing/test-browser.ts';
import { smallSite } from '#testing/test-server.ts';
import { type RunningServer, startServer } from './main.ts';
import { readSettings } from './settings.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'hearthline-roles-'));
const running: RunningServer[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const server of running) await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const start = async (PROCESS_ROLE: string): Promise<string> => {
  const PORT = String(await freePort());
  const own = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.superuser.options.connectionString };
  const small = { HEARTHLINE_MODE: 'sandbox', LOG_LEVEL: 'silent', SANDBOX_LOANS: 'off', RATE_LIMITS: 'off' };
  const env = readSettings({ ...own, ...small, DATA_DIR: folder, PORT, PROCESS_ROLE, BOT_CHECK_COST: '1' });
  running.push(await startServer(env, { siteFolder: smallSite(folder) }));
  return `http://localhost:${PORT}`;
};
const completed = async () => {
  const { rows } = await database.superuser.query(
    "SELECT count(*)::int AS n FROM pgboss.job WHERE state = 'completed'",
  );
  return Number(rows[0].n);
};
const waiting = async () => {
  const { rows } = await database.superuser.query(
    "SELECT count(*)::int AS n FROM pgboss.job WHERE name LIKE 'send%' AND state = 'created'",
  );
  return Number(rows[0].n);
};

it('a web process leaves its jobs to a worker process, which serves no pages', async () => {
  const web = await start('web');
  const fetchWeb = (path: string, init?: RequestInit) => fetch(new URL(path, web), { redirect: 'manual', ...init });
  const browser = new TestBrowser(fetchWeb, web);
  expect(
    (await browser.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' })).status,
  ).toBe(303);
  expect([await waiting(), await completed()]).toEqual([1, 0]);
  const worker = await start('worker');
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  const answers = await Promise.all(['/healthz', '/readyz', '/', '/api/trpc/x'].map((path) => fetch(worker + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  expect(await answers[0]?.json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});
