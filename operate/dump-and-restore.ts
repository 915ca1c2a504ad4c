import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Proof, Tally } from '../scripts/proof.ts';
import { freePort } from '../src/testing/free-port.ts';
import {
  prepareAsAdministrator,
  type ServerPostgres,
  startServerPostgres,
} from '../src/testing/operate/server-postgres.ts';
import { TestBrowser } from '../src/testing/test-browser.ts';

const LOANS = 20;
const script = fileURLToPath(new URL('../src/testing/faults/server-process.ts', import.meta.url));

const rowsOf = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Every table with the number of its rows and a sum over their text. */
const contentsOf = async (url: string): Promise<Map<string, string>> => {
  const tables = await rowsOf(
    url,
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const contents = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await rowsOf(
      url,
      `SELECT count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(t::text), 8))::bit(32)::bigint), 0) AS all FROM ${name} t`,
    );
    contents.set(String(name), String(row?.all));
  }
  return contents;
};

type Where = { server: ServerPostgres; database: string; folder: string };

/** The product as production runs it: three roles, the schema brought up to date by its owner beforehand. */
const startProduct = async ({ server, database, folder }: Where) => {
  const roles = {
    MIGRATION_DATABASE_URL: server.url(database, 'hearthline_owner'),
    PURGE_DATABASE_URL: server.url(database, 'hearthline_purge_job'),
  };
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/migrate.ts'], {
    env: { ...process.env, MIGRATION_DATABASE_URL: roles.MIGRATION_DATABASE_URL },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = { SANDBOX_LOANS: 'on', PURGE_DATABASE_URL: roles.PURGE_DATABASE_URL };
  const child = fork(script, [server.url(database, 'hearthline_app'), folder, String(port), JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (message !== 'listening') throw new Error('The product did not start.');
  const origin = `http://localhost:${port}`;
  return {
    browser: () =>
      new TestBrowser((path, init) => fetch(new URL(path, origin), { redirect: 'manual', ...init }), origin),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

const untilFilled = async (url: string): Promise<number> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const [row] = await rowsOf(url, 'SELECT count(*)::int AS loans FROM pipeline_rows');
    if (Number(row?.loans) >= LOANS) return Number(row?.loans);
    await wait(1000);
  }
  throw new Error('The sandbox did not fill its pipeline.');
};

const checkAudit = (url: string, folder: string): string =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/check-audit.ts'], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, HEARTHLINE_MODE: 'sandbox' },
    encoding: 'utf8',
  });

const run = async (tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-operate-'));
  const [server, another] = [await startServerPostgres(), await startServerPostgres()];
  try {
    prepareAsAdministrator(server, 'product');
    const before = await startProduct({ server, database: 'product', folder });
    const browser = before.browser();
    await browser.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' });
    tally.note(`${await untilFilled(server.url('product'))} loans in the pipeline`);
    await before.stop();

    const kept = await contentsOf(server.url('product'));
    const file = join(folder, 'product.dump');
    const started = performance.now();
    server.run('pg_dump', ['-Fc', '-f', file, '-d', server.url('product')]);
    const dumped = performance.now();
    prepareAsAdministrator(another, 'restored');
    another.run('pg_restore', ['--exit-on-error', '-d', another.url('restored'), file]);
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    tally.note(
      `dumped in ${seconds(started, dumped)} s, restored on another server in ${seconds(dumped, performance.now())} s`,
    );

    const restored = await contentsOf(another.url('restored'));
    for (const [table, all] of kept)
      tally.check(`${table} has ${all}, restored ${restored.get(table)}`, restored.get(table) === all);
    tally.note(checkAudit(another.url('restored', 'hearthline_app'), folder).trim());
    tally.held('the audit log holds');

    const after = await startProduct({ server: another, database: 'restored', folder });
    const back = after.browser();
    for (const [name, value] of browser.cookies) back.cookies.set(name, value);
    const session = await (await back.fetch('/api/authApplicant/session')).json();
    tally.check('a person signed in before is signed in after', session.user?.email === 'dana@example.com');
    const lead = await back.startLead({ firstName: 'New', lastName: 'Person', email: 'new@example.com' });
    tally.check(`a new lead is taken in, ${lead.status}`, lead.status < 400);
    tally.check('it is ready', (await back.fetch('/readyz')).status === 200);
    await after.stop();
  } finally {
    for (const each of [server, another]) each.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'a dump restores on another server', minutes: 15, run };
