import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayIn } from '#entities/values/day-in.ts';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { startOutsideWorld } from './outside-world.ts';
import { buildProduct } from './product-root.ts';
import { type Production, startProduction } from './start-production.ts';
import { startVendorServers, type VendorServers } from './vendor-servers.ts';

let root: string | null = null;
/** Built once for all proofs of a run. */
const builtOnce = (): string => {
  if (root === null) {
    const folder = mkdtempSync(join(tmpdir(), 'hearthline-product-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    root = buildProduct(process.cwd(), folder);
  }
  return root;
};

/** A new production server with all around it, with or without vendors, and its end. */
export const onProduction = async (
  kind: 'withVendors' | 'withoutVendors',
  use: (product: Production, vendors: VendorServers) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-production-'));
  const world = await startOutsideWorld();
  let today = () => dayIn('America/Chicago', new Date());
  const vendors = await startVendorServers(() => today());
  const settings = kind === 'withVendors' ? vendors.settings : {};
  try {
    const product = await startProduction({ root: builtOnce(), folder, world, settings });
    today = product.reached.today;
    try {
      while (today() < TEXTS_ON) await product.reached.pass(1);
      await use(product, vendors);
    } finally {
      await product.stop();
    }
  } finally {
    await vendors.stop();
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
