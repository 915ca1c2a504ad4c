import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProduct, type Product, type Visitor } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** No page raises five different toasts, so a test page shows them through the product's own components. */
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

const openToasts = async (prepare: (visitor: Visitor) => Promise<void> = async () => undefined): Promise<Visitor> => {
  const visitor = await product.visit();
  const { page } = visitor;
  await page.goto('about:blank');
  await prepare(visitor);
  await page.setContent('<div id="root"></div>');
  await page.addScriptTag({ content: await bundle() });
  await expect.poll(() => page.locator('.toast').count()).toBe(3);
  return visitor;
};

it('never more than three toasts show at once; the others wait their turn', async () => {
  const visitor = await openToasts();
  const toasts = visitor.page.locator('.toast');
  for (const [closed, next] of [
    ['First', 'Fourth'],
    ['Second', 'Fifth'],
  ] as const) {
    expect(await toasts.filter({ hasText: next }).count()).toBe(0);
    await toasts.filter({ hasText: closed }).getByRole('button').click();
    await toasts.filter({ hasText: next }).waitFor();
    await expect.poll(() => toasts.count()).toBe(3);
  }
  await visitor.close();
});

it('toasts are read out politely, stay while one points at them or stands in them, and go by themselves after that', async () => {
  const visitor = await openToasts(({ page }) => page.clock.install());
  const { page } = visitor;
  const toasts = page.locator('.toast');
  const first = toasts.filter({ hasText: 'First' });
  expect(await page.locator('[aria-live="polite"] .toast').count()).toBe(3);
  const LONGER_THAN_SHOWN = 7000;
  await first.hover();
  await page.clock.runFor(LONGER_THAN_SHOWN);
  expect(await first.count()).toBe(1);
  await first.getByRole('button').focus();
  await page.mouse.move(0, 700);
  await page.clock.runFor(LONGER_THAN_SHOWN);
  expect(await first.count()).toBe(1);
  await first.getByRole('button').blur();
  await page.clock.runFor(LONGER_THAN_SHOWN);
  await expect.poll(() => toasts.count()).toBe(2);
  await page.clock.runFor(LONGER_THAN_SHOWN);
  await expect.poll(() => toasts.count()).toBe(0);
  await visitor.close();
});
