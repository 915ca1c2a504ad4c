import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { contentsOf, rowsOf } from '../src/testing/operate/contents.ts';
import { migrateAsOwner, startProduct, type Where } from '../src/testing/operate/product-on-server.ts';
import { prepareAsAdministrator, startServerPostgres } from '../src/testing/operate/server-postgres.ts';

const LOANS = 20;

type Run = { status: number | null; said: string };

const command = async (name: 'backup' | 'restore', { server, database, folder }: Where, to: string): Promise<Run> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, to], {
    env: {
      PATH: process.env.PATH,
      HEARTHLINE_MODE: 'sandbox',
      DATABASE_URL: server.url(database, 'hearthline_app'),
      MIGRATION_DATABASE_URL: server.url(database, 'hearthline_owner'),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { status, said: `${said}${complained}`.trim() };
};

const untilFilled = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const [row] = await rowsOf(url, 'SELECT count(*)::int AS loans FROM pipeline_rows');
    if (Number(row?.loans) >= LOANS) return;
    await wait(1000);
  }
  throw new Error('The sandbox did not fill its pipeline.');
};

const run = async (tally: Tally): Promise<void> => {
  const root = mkdtempSync(join(tmpdir(), 'hearthline-operate-'));
  const [before, after] = [join(root, 'before'), join(root, 'after')];
  const copy = join(root, 'copy');
  const [server, another] = [await startServerPostgres(), await startServerPostgres()];
  try {
    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product' });
    const from = { server, database: 'product', folder: before };
    const product = await startProduct({ ...from, settings: { SANDBOX_LOANS: 'on' } });
    const browser = product.browser();
    await browser.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' });
    await untilFilled(server.url('product'));
    let isOver = false;
    let written = 0;
    const writer = (async () => {
      for (; !isOver; written += 1)
        await product
          .browser()
          .startLead({ firstName: 'Ann', lastName: 'Lee', email: `during-${written}@example.com` });
    })();
    const saved = await command('backup', from, copy);
    isOver = true;
    await writer;
    tally.check(`a backup while the product is written to: ${saved.said}`, saved.status === 0);
    tally.note(`${saved.said} ${written} leads were taken in meanwhile.`);
    await product.stop();

    // The keys and the seal of the sandbox are kept apart and come back first.
    spawnSync('sh', ['-c', `mkdir -p ${after} && cp ${before}/keys.json ${before}/seal.json ${after}/`]);
    const to = { server: another, database: 'restored', folder: after };
    prepareAsAdministrator(another, 'restored');
    const altered = join(root, 'altered');
    spawnSync('cp', ['-r', copy, altered]);
    appendFileSync(join(altered, 'database.dump'), ' ');
    const refused = await command('restore', to, altered);
    tally.check(
      `an altered copy is refused: ${refused.said}`,
      refused.status === 1 && refused.said.includes('changed'),
    );
    const tables = await contentsOf(another.url('restored'));
    tally.check('and nothing of it is restored', tables.size === 0);

    const restored = await command('restore', to, copy);
    tally.check(`restored: ${restored.said}`, restored.status === 0);
    tally.note(restored.said);
    const again = await command('restore', to, copy);
    tally.check(`a filled database is refused: ${again.said}`, again.said.includes('not empty'));

    const started = await startProduct(to);
    const back = started.browser();
    for (const [name, value] of browser.cookies) back.cookies.set(name, value);
    const session = await (await back.fetch('/api/authApplicant/session')).json();
    tally.check('a person signed in before is signed in after', session.user?.email === 'dana@example.com');
    const lead = await back.startLead({ firstName: 'New', lastName: 'Person', email: 'new@example.com' });
    tally.check(`a new lead is taken in, ${lead.status}`, lead.status === 303);
    await started.stop();

    await rowsOf(another.url('restored', 'hearthline_owner'), 'CREATE TABLE unfinished_restore (began_at timestamptz)');
    const half = await startProduct(to).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    tally.check(`an unfinished restore does not start: ${half}`, half.includes('did not come to its end'));
  } finally {
    for (const each of [server, another]) each.stop();
    rmSync(root, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'backup and restore of database, files and key fingerprints', minutes: 15, run };
