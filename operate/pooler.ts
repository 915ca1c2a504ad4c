import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { rowsOf } from '../src/testing/operate/contents.ts';
import { startPooler } from '../src/testing/operate/pooler.ts';
import {
  migrateAsOwner,
  type ProductOnServer,
  startProduct,
  type Where,
} from '../src/testing/operate/product-on-server.ts';
import { prepareAsAdministrator, startServerPostgres } from '../src/testing/operate/server-postgres.ts';
import { productionSettings } from '../src/testing/production-settings.ts';

const WRITERS = 8;
const LEADS = 25;
const PATIENCE_MS = 20_000;

/** What a stream of the product's live updates has said so far. */
const follow = async (product: ProductOnServer) => {
  const browser = product.browser();
  await browser.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'live@example.com' });
  const reader = (await browser.fetch('/api/trpc/application.changes')).body?.getReader();
  let heard = '';
  const read = async (): Promise<void> => {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      heard += new TextDecoder().decode(piece.value);
  };
  void read().catch(() => undefined);
  const untilHeard = async (version: number): Promise<boolean> => {
    const start = performance.now();
    while (!heard.includes(`{"version":${version}}`)) {
      if (performance.now() - start > PATIENCE_MS) return false;
      await wait(50);
    }
    return true;
  };
  return { untilHeard, close: () => reader?.cancel() };
};

const write = async (product: ProductOnServer, tally: Tally, round: string): Promise<void> => {
  const writer = async (name: string): Promise<void> => {
    for (let at = 0; at < LEADS; at += 1) {
      const lead = { firstName: 'Ann', lastName: 'Lee', email: `${round}-${name}-${at}@example.com` };
      const { status } = await product.browser().startLead(lead);
      tally.check(`a lead through the pooler: ${status}`, status === 303);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, at) => writer(String(at))));
};

const untilDelivered = async (url: string): Promise<boolean> => {
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await rowsOf(url, 'SELECT 1 FROM outgoing_messages LIMIT 1')).length === 0) return true;
    await wait(500);
  }
  return false;
};

/** Why the product did not start. */
const refusalOf = (where: Where): Promise<string> =>
  startProduct(where).then(
    async (product) => {
      await product.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );

const doctorOn = (settings: Record<string, string>): string =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/doctor.ts'], {
    env: { PATH: process.env.PATH, ...productionSettings, ...settings },
    encoding: 'utf8',
  }).stdout;

const connectionLine = (printed: string): string =>
  printed.split('\n').find((line) => line.includes(' connection ')) ?? 'no line';

const run = async (tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-operate-'));
  const server = await startServerPostgres();
  const pooler = await startPooler(server.url('product'));
  try {
    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product' });
    const direct = server.url('product', 'hearthline_app');
    const settings = { DATABASE_URL: pooler.url(direct), DATABASE_DIRECT_URL: direct };
    const where = { server, database: 'product', folder };

    for (const [name, DATABASE_DIRECT_URL] of [
      ['no direct address', ''],
      ['the pooler as the direct address', pooler.url(direct)],
    ] as const) {
      const refused = await refusalOf({ ...where, settings: { ...settings, DATABASE_DIRECT_URL } });
      tally.check(`${name}: ${refused}`, refused.includes('DATABASE_DIRECT_URL'));
      const line = connectionLine(doctorOn({ ...settings, DATABASE_DIRECT_URL }));
      tally.check(`doctor with ${name}: ${line}`, line.startsWith('fatal'));
    }
    const line = connectionLine(doctorOn(settings));
    tally.check(`doctor: ${line}`, line.startsWith('fine') && line.includes('go past it'));

    const product = await startProduct({ ...where, settings });
    const stream = await follow(product);
    await write(product, tally, 'first');
    await pooler.restart();
    tally.check('a change is heard through the pooler', await stream.untilHeard(1));
    const [row] = await rowsOf(
      server.url('product'),
      "UPDATE applications SET version = version + 1 WHERE borrower_name = 'Dana Whitfield' RETURNING version",
    );
    tally.check('the next change is heard', await stream.untilHeard(Number(row?.version)));
    await write(product, tally, 'second');
    tally.check('every message was delivered by its job', await untilDelivered(server.url('product')));
    const [mails] = await rowsOf(server.url('product'), 'SELECT count(*)::int AS sent FROM mail_deliveries');
    tally.check(`${mails?.sent} mails`, Number(mails?.sent) >= 2 * WRITERS * LEADS);
    tally.note(`${mails?.sent} mails sent, ${2 * WRITERS * LEADS + 1} leads taken in through four connections`);
    await stream.close();
    await product.stop();
  } finally {
    await pooler.stop();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'a pooler in transaction mode', minutes: 10, run };
