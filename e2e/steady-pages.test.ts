import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** What moved without a touch since the document was opened, as browsers count it: 0.001 is one line of text by its own height. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))));
      }),
  );

it.each([
  ['worked-example-couple', 'propertyValue'],
  ['worked-example-couple', 'coborrower'],
  ['worked-example-couple', 'creditScore'],
  ['worked-example-couple', 'previewOffer'],
  ['worked-example-couple', 'application5'],
  ['homeowner-with-one-job', 'applicationSubmitted'],
])('the page of %s at %s does not move what is on it while it loads', async (name, step) => {
  const { page, close } = await visitAs(product, { name, step }, { width: 'phone' });
  await page.reload();
  await settled(page);
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  expect(await shifts(page)).toBeLessThan(0.001);
  await close();
});
