import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { connect } from '../src/server/db/connect.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { readKeys } from '../src/server/process-keys.ts';
import { readSettings } from '../src/server/settings.ts';
import { surroundingsOf } from '../src/server/surroundings-of.ts';
import { checkAudit } from '../src/server/usecases/audit/check-audit.ts';
import { type FaultyProduct, startFaultyProduct } from '../src/testing/faults/faulty-product.ts';
import { storedLeads } from '../src/testing/faults/stored-leads.ts';
import type { TestBrowser } from '../src/testing/test-browser.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** As by a virtual machine that slept, a time server corrected at last, or a clock set by hand. */
const JUMPS = [3 * MINUTE, -3 * MINUTE, HOUR, -HOUR, DAY, -DAY, 40 * DAY, -40 * DAY, 400 * DAY, -400 * DAY];

const lead = async (product: FaultyProduct, email: string): Promise<{ browser: TestBrowser; status: number }> => {
  const browser = product.browser();
  const { status } = await browser.startLead({ firstName: 'Dana', lastName: 'Whitfield', email });
  return { browser, status };
};

const answer = async (browser: TestBrowser): Promise<number> =>
  (
    await browser.mutate('funnel.submitStep', {
      step: 'propertyValue',
      answers: { value: 500_000 },
      base: { value: null },
    })
  ).status;

/** Background jobs go on too: their workers sleep between looks at the queue. */
const isMailed = async (product: FaultyProduct, email: string): Promise<boolean> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await product.query('SELECT 1 FROM sandbox_mails WHERE recipient = $1', [email])).length > 0) return true;
    await wait(200);
  }
  return false;
};

const walk = async (tally: Tally, product: FaultyProduct): Promise<string[]> => {
  const acknowledged: string[] = [];
  for (const [at, jump] of JUMPS.entries()) {
    const before = await lead(product, `before-${at}@example.com`);
    await product.jumpClock(jump);
    const name = `${jump > 0 ? 'forward' : 'back'} ${Math.abs(jump) / MINUTE} minutes`;
    const during = await answer(before.browser);
    tally.check(`${name}: a session goes on or is over, with ${during}`, during === 200 || during === 401);
    const after = await lead(product, `after-${at}@example.com`);
    tally.check(`${name}: an application starts, with ${after.status}`, after.status === 303);
    const saved = await answer(after.browser);
    tally.check(`${name}: its answers are saved, with ${saved}`, saved === 200);
    tally.check(`${name}: its mail goes out`, await isMailed(product, `after-${at}@example.com`));
    tally.check(`${name}: the product is ready`, (await product.fetch('/readyz')).status === 200);
    acknowledged.push(`before-${at}@example.com`, `after-${at}@example.com`);
  }
  return acknowledged;
};

/** Order comes from numbers, not from times: no jump may break a chain. */
const checkChains = async (tally: Tally, product: FaultyProduct): Promise<void> => {
  const env = readSettings({ HEARTHLINE_MODE: 'sandbox', DATABASE_URL: product.url, DATA_DIR: product.folder });
  const keys = readKeys(env);
  const database = connect({ url: product.url, poolSize: 2, ring: parseKeyRing(keys.ENCRYPTION_KEYS) });
  const anchors = env.vendors.anchors.make(surroundingsOf(env));
  try {
    const { held, findings } = await checkAudit({ database, ring: parseKeyRing(keys.ENCRYPTION_KEYS), anchors });
    tally.check(`${findings.length} chains of events broken`, findings.length === 0 && held > 0);
    tally.note(`${held} chains of events checked`);
  } finally {
    await database.close();
  }
};

export const proof: Proof = {
  topic: 'Jumps of the server’s clock, while the database keeps its own',
  minutes: 5,
  run: async (tally) => {
    const product = await startFaultyProduct();
    try {
      const acknowledged = await walk(tally, product);
      const stored = await storedLeads(product);
      for (const email of acknowledged) tally.check(`application of ${email}`, stored.get(email) === 1);
      await checkChains(tally, product);
    } finally {
      await product.close();
    }
  },
};
