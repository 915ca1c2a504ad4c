import { afterAll, beforeAll, expect, it } from 'vitest';
import { budgets } from '../bench/budgets.ts';
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
