import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Proof, Tally } from '../scripts/proof.ts';
import { TEXTS_ON } from '../src/server/documents/testing/sample-documents.ts';
import { lendWithoutVendors } from '../src/testing/production/lend-without-vendors.ts';
import { startOutsideWorld } from '../src/testing/production/outside-world.ts';
import { buildProduct } from '../src/testing/production/product-root.ts';
import { startProduction } from '../src/testing/production/start-production.ts';

const run = async (tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-production-'));
  const world = await startOutsideWorld();
  try {
    const root = buildProduct(process.cwd(), folder);
    const product = await startProduction({ root, folder, world });
    tally.note(`on ${product.database}`);
    const page = await fetch(product.origin).then((answer) => answer.text());
    tally.check('the pages are those of the lender', page.includes('Prairie') && !page.includes('Hearthline Lending'));
    for (const path of ['/sandbox', '/api/trpc/sandbox.overview']) {
      const { status } = await fetch(new URL(path, product.origin));
      tally.check(`no sandbox at ${path}: ${status}`, status === 404);
    }
    while (product.reached.today() < TEXTS_ON) await product.reached.pass(1);
    await lendWithoutVendors(product.reached, tally.check);
    await product.stop();
  } finally {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'a loan without a vendor, staff entering every fact', minutes: 10, run };
