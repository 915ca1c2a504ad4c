import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProduct, type Product } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** No page has five different notices to give, so a page of the test shows them through the product's own parts. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('toasts-page.tsx', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  if (!Array.isArray(built) && !('output' in built)) throw new Error('The build watches instead of ending.');
  const [output] = Array.isArray(built) ? built : [built];
  const script = output?.output.find((file) => file.type === 'chunk');
  return script?.type === 'chunk' ? script.code : '';
};

it('never more than three toasts show at once; the others wait their turn', async () => {
  const visitor = await product.visit();
  const { page } = visitor;
  await page.goto('about:blank');
  await page.setContent('<div id="root"></div>');
  await page.addScriptTag({ content: await bundle() });
  const toasts = page.locator('.toast');
  await expect.poll(() => toasts.count()).toBe(3);
  for (const [closed, next] of [
    ['First', 'Fourth'],
    ['Second', 'Fifth'],
  ] as const) {
    expect(await toasts.filter({ hasText: next }).count()).toBe(0);
    // The page has no stylesheet, so the notices lie on top of each other.
    await toasts.filter({ hasText: closed }).getByRole('button').dispatchEvent('click');
    await toasts.filter({ hasText: next }).waitFor({ state: 'attached' });
    await expect.poll(() => toasts.count()).toBe(3);
  }
  await visitor.close();
});
