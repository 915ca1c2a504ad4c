import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { contentsOf, rowsOf } from '../src/testing/operate/contents.ts';
import { migrateAsOwner, startProduct } from '../src/testing/operate/product-on-server.ts';
import {
  asServer,
  prepareAsAdministrator,
  type ServerPostgres,
  startServerPostgres,
} from '../src/testing/operate/server-postgres.ts';

const STANZA = 'hearthline';
const settingsFile = (folder: string): string => join(folder, 'pgbackrest.conf');
const pushed = (folder: string): string =>
  `pgbackrest --config=${settingsFile(folder)} --stanza=${STANZA} archive-push %p`;

/** Every finished piece of the log goes to the archive at once, an unfinished one after ten seconds. */
const archiving = (folder: string): Record<string, string> => ({
  archive_mode: 'on',
  archive_command: pushed(folder),
  archive_timeout: '10s',
});

const configure = ({ folder, port }: ServerPostgres): void => {
  const lines = [
    '[global]',
    ...['repo1-path=repo', 'log-path=log-of-backups', 'lock-path=locks', 'spool-path=spool'].map((line) =>
      line.replace('=', `=${folder}/`),
    ),
    'repo1-retention-full=2',
    'start-fast=y',
    `[${STANZA}]`,
    ...[`pg1-path=${folder}/data`, `pg1-port=${port}`, `pg1-socket-path=${folder}`],
  ];
  writeFileSync(settingsFile(folder), `${lines.join('\n')}\n`);
  chmodSync(settingsFile(folder), 0o644);
};

const run = async (tally: Tally): Promise<void> => {
  try {
    execFileSync('pgbackrest', ['version']);
  } catch {
    throw new Error('pgBackRest is needed: apt install pgbackrest');
  }
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-operate-'));
  const server = await startServerPostgres(archiving);
  const backRest = (...args: string[]): void =>
    asServer('pgbackrest', [`--config=${settingsFile(server.folder)}`, `--stanza=${STANZA}`, ...args]);
  try {
    configure(server);
    backRest('stanza-create');
    backRest('check');
    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product' });
    const where = { server, database: 'product', folder };
    const before = await startProduct(where);
    const browser = before.browser();
    await browser.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' });
    backRest('backup', '--type=full');
    tally.held('a full backup while the product runs');
    for (let lead = 0; lead < 20; lead += 1)
      await before
        .browser()
        .startLead({ firstName: 'Ann', lastName: 'Lee', email: `after-backup-${lead}@example.com` });
    await before.stop();
    const kept = await contentsOf(server.url('product'));
    const [{ at } = { at: '' }] = await rowsOf(server.url('product'), 'SELECT clock_timestamp()::text AS at');
    await wait(1000);

    server.run('psql', ['-q', '-d', server.url('product'), '-c', 'DROP TABLE applications CASCADE']);
    server.run('psql', ['-q', '-d', server.url('postgres'), '-c', 'SELECT pg_switch_wal()']);
    backRest('check');
    const started = performance.now();
    server.halt();
    asServer('find', [join(server.folder, 'data'), '-mindepth', '1', '-delete']);
    backRest('restore', '--type=time', `--target=${at}`, '--target-action=promote');
    server.start();
    for (let tries = 0; tries < 60; tries += 1) {
      const [state] = await rowsOf(server.url('product'), 'SELECT pg_is_in_recovery() AS recovering');
      if (state?.recovering === false) break;
      await wait(500);
    }
    tally.note(
      `a table was dropped; back to the second before in ${((performance.now() - started) / 1000).toFixed(1)} s, nothing acknowledged until then lost`,
    );
    const restored = await contentsOf(server.url('product'));
    // Written without the log, for speed: counts of the last minutes. A crash empties them too.
    const unlogged = await rowsOf(
      server.url('product'),
      "SELECT oid::regclass::text AS name FROM pg_class WHERE relpersistence = 'u' AND relkind = 'r' ORDER BY 1",
    );
    for (const { name } of unlogged) kept.delete(`public.${name}`);
    const names = unlogged.map(({ name }) => name).join();
    tally.check(`nothing else is written without the log: ${names}`, names === 'bot_check_uses,rate_limits');
    for (const [table, all] of kept)
      tally.check(`${table} has ${all}, restored ${restored.get(table)}`, restored.get(table) === all);
    const audited = execFileSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'scripts/check-audit.ts'],
      {
        env: {
          ...process.env,
          DATABASE_URL: server.url('product', 'hearthline_app'),
          DATA_DIR: folder,
          HEARTHLINE_MODE: 'sandbox',
        },
        encoding: 'utf8',
      },
    );
    tally.note(audited.trim());
    tally.held('the audit log holds');

    const after = await startProduct(where);
    const back = after.browser();
    for (const [name, value] of browser.cookies) back.cookies.set(name, value);
    const session = await (await back.fetch('/api/authApplicant/session')).json();
    tally.check('a person signed in before is signed in after', session.user?.email === 'dana@example.com');
    const lead = await back.startLead({ firstName: 'New', lastName: 'Person', email: 'new@example.com' });
    tally.check(`a new lead is taken in, ${lead.status}`, lead.status < 400);
    await after.stop();
    backRest('backup', '--type=incr');
    tally.held('and backups go on');
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'back to the second before a mistake, by pgBackRest', minutes: 10, run };
