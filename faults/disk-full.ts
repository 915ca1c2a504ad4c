import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { embeddedDataFolder } from '../src/server/db/embedded-postgres.ts';
import { type FaultyProduct, startFaultyProduct } from '../src/testing/faults/faulty-product.ts';
import { mountSmallDisk } from '../src/testing/faults/small-disk.ts';
import { storedLeads } from '../src/testing/faults/stored-leads.ts';
import { samplePdf } from '../src/testing/sample-files.ts';
import type { TestBrowser } from '../src/testing/test-browser.ts';

const ROUNDS = 3;
const SAVES = 20;

const startLead = (product: FaultyProduct, email: string): Promise<number> =>
  product
    .browser()
    .startLead({ firstName: 'Dana', lastName: 'Whitfield', email })
    .then(({ status }) => status)
    .catch(() => 0);

const sendFile = async (browser: TestBrowser): Promise<number> => {
  const response = await browser.fetch('/api/files', {
    method: 'POST',
    body: new Uint8Array(samplePdf({ padding: 200_000 })),
    headers: {
      'x-same-origin': '1',
      'x-bot-check': await browser.botCheck(),
      'x-file-name': 'a.pdf',
      'x-document-type': 'paystub',
    },
  });
  return response.status;
};

const isReady = async (product: FaultyProduct): Promise<boolean> =>
  (await product.fetch('/readyz').catch(() => null))?.status === 200;

const untilReady = async (product: FaultyProduct): Promise<boolean> => {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await isReady(product)) return true;
    await wait(200);
  }
  return false;
};

type Disk = ReturnType<typeof mountSmallDisk>;

/** The disk of files: an upload is refused, and nothing of it stays. */
const fillFiles = async (tally: Tally, { product, disk }: { product: FaultyProduct; disk: Disk }): Promise<void> => {
  const browser = product.browser();
  await browser.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'files@example.com' });
  const kept = async () => Number((await product.query('SELECT count(*)::int AS n FROM files'))[0]?.n);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await kept();
    disk.fill();
    const status = await sendFile(browser);
    tally.check(`an upload to a full disk is refused, with ${status}`, status >= 500 || status === 422);
    tally.check('nothing of a refused upload is kept', (await kept()) === before);
    tally.check('a full disk shows in /readyz', !(await isReady(product)));
    disk.free();
    tally.check('the product is ready once there is room', await untilReady(product));
    const again = await sendFile(browser);
    tally.check(`the same file is taken once there is room, with ${again}`, again === 201);
  }
};

/** The disk of the database: a save is acknowledged and kept, or refused. */
const fillDatabase = async (tally: Tally, { product, disk }: { product: FaultyProduct; disk: Disk }): Promise<void> => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    disk.fill();
    const refused: number[] = [];
    for (let at = 0; at < SAVES; at += 1) {
      const email = `round-${round}-${at}@example.com`;
      const status = await startLead(product, email);
      if (status === 303) acknowledged.push(email);
      else refused.push(status);
    }
    tally.check(
      `a refused save says that it is refused: ${[...new Set(refused)]}`,
      refused.every((status) => status === 503 || status === 500),
    );
    tally.check('the server goes on', (await product.fetch('/healthz').catch(() => null))?.status === 200);
    disk.free();
    // PostgreSQL stops itself when it cannot write its log; a supervisor starts it again.
    if (!(await untilReady(product))) await product.startDatabase();
    tally.check('the product is ready once there is room', await untilReady(product));
    const email = `round-${round}-after@example.com`;
    const status = await startLead(product, email);
    tally.check(`saves go on once there is room, with ${status}`, status === 303);
    acknowledged.push(email);
  }
  const stored = await storedLeads(product);
  for (const email of acknowledged) tally.check(`save of ${email}`, stored.get(email) === 1);
  tally.note(`${acknowledged.length} saves acknowledged, all kept; ${ROUNDS} times full`);
};

export const proof: Proof = {
  topic: 'Full disks of files and of the database',
  minutes: 8,
  run: async (tally) => {
    const folder = mkdtempSync(join(tmpdir(), 'hearthline-full-'));
    const files = mountSmallDisk(folder, 40);
    writeFileSync(join(folder, 'database-name'), randomUUID());
    const database = mountSmallDisk(dirname(embeddedDataFolder(folder)), 220);
    const product = await startFaultyProduct({ READY_FREE_MB: '5' }, { folder, disks: [files, database] });
    try {
      await fillFiles(tally, { product, disk: files });
      await fillDatabase(tally, { product, disk: database });
    } finally {
      await product.close();
    }
  },
};
