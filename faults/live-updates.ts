import { setTimeout as wait } from 'node:timers/promises';
import type { Proof } from '../scripts/proof.ts';
import { type FaultyProduct, startFaultyProduct } from '../src/testing/faults/faulty-product.ts';

/** Five seconds to notice a frozen server, five for its answer, one between tries, and room for a slow machine. */
const PATIENCE_MS = 30_000;

const follow = async (product: FaultyProduct) => {
  const browser = product.browser();
  await browser.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'live@example.com' });
  const reader = (await browser.fetch('/api/trpc/application.changes')).body?.getReader();
  let heard = '';
  const read = async (): Promise<void> => {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      heard += new TextDecoder().decode(piece.value);
  };
  void read().catch(() => undefined);
  return async (version: number): Promise<number | null> => {
    const start = performance.now();
    while (!heard.includes(`{"version":${version}}`)) {
      if (performance.now() - start > PATIENCE_MS) return null;
      await wait(50);
    }
    return (performance.now() - start) / 1000;
  };
};

const save = async (product: FaultyProduct): Promise<number> => {
  const [row] = await product.query(
    "UPDATE applications SET version = version + 1 WHERE borrower_name = 'Dana Whitfield' RETURNING version",
  );
  return Number(row?.version);
};

const stopped = (seconds: number) => async (product: FaultyProduct) => {
  await product.stopDatabase();
  await wait(seconds * 1000);
  await product.startDatabase();
};
const frozen = (seconds: number) => async (product: FaultyProduct) => {
  product.freezeDatabase();
  await wait(seconds * 1000);
  product.thawDatabase();
};

const outages = {
  'stopped for 1 s': stopped(1),
  'stopped for 12 s': stopped(12),
  'stopped for 60 s': stopped(60),
  'frozen for 15 s': frozen(15),
} as const;

export const proof: Proof = {
  topic: 'Live updates come back after the database was away',
  minutes: 5,
  run: async (tally) => {
    const product = await startFaultyProduct();
    try {
      const heardAfter = await follow(product);
      await heardAfter(1);
      for (const [name, outage] of Object.entries(outages)) {
        await outage(product);
        // Before the server can have noticed that the database is back: this one is missed, and read again.
        const missed = await heardAfter(await save(product));
        tally.check(`${name}: a change right after it`, missed !== null);
        const next = await heardAfter(await save(product));
        tally.check(`${name}: the next change`, next !== null);
        tally.note(`${name}: heard after ${missed?.toFixed(1)} s, the next one after ${next?.toFixed(1)} s`);
      }
    } finally {
      await product.close();
    }
  },
};
