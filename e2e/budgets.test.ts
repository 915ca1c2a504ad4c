import { afterAll, beforeAll, expect, it } from 'vitest';
import { budgets } from '../bench/budgets.ts';
import { namedBytes } from '../bench/named-bytes.ts';
import { loadPage } from '../bench/page-load.ts';
import { openProduct, type Product } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it.each(budgets)('$page loads no more script and no more files than its budget', async ({ open, script, files }) => {
  const load = await loadPage(product, open);
  expect(load.script).toBeLessThanOrEqual(script);
  expect(load.files).toBeLessThanOrEqual(files);
});

it('no document names more script than its kind of page may load before it can be used', () => {
  const named = namedBytes();
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});
