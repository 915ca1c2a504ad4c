import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { contentsOf, rowsOf } from '../src/testing/operate/contents.ts';
import { migrateAsOwner, startProduct } from '../src/testing/operate/product-on-server.ts';
import { prepareAsAdministrator, startServerPostgres } from '../src/testing/operate/server-postgres.ts';

const LOANS = 20;

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
    const settings = { SANDBOX_LOANS: 'on' };
    await migrateAsOwner({ server, database: 'product' });
    const before = await startProduct({ server, database: 'product', folder, settings });
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

    await migrateAsOwner({ server: another, database: 'restored' });
    const after = await startProduct({ server: another, database: 'restored', folder, settings });
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
