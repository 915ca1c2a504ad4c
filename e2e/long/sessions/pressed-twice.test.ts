import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#entities/application/application.ts';
import { questions } from '#words/funnel/questions.ts';
import { holdNext } from '../../held-calls.ts';
import { moveInside } from '../../move-inside.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Where the browser counts the presses: the second of two at one place, whatever is there by then. */
const press = async (page: Page, { at, count }: { at: { x: number; y: number }; count: number }): Promise<void> => {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down({ clickCount: count });
  await page.mouse.up({ clickCount: count });
};

it('the second of two quick presses finds the next page, which is answered already, and does not pass it', async () => {
  const name = 'homeowner-with-one-job';
  const { page, problems, close } = await visitAs(product, { name, step: 'creditScore' }, { width: 'phone' });
  await moveInside(page, '/app/initial-setup/property-value');
  const go = page.getByRole('button', { name: questions.continue }).locator('visible=true');
  const box = await go.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await press(page, { at, count: 1 });
  await page.waitForURL('**/mortgage-estimate');
  await settled(page);
  const answer = await holdNext(page, 'funnel.submitStep');
  await press(page, { at, count: 2 });
  await page.getByLabel('Total owed').fill('123000');
  // Still to be pressed: nothing is on its way.
  await go.click();
  await answer.release();
  await page.waitForURL('**/has-fbm');
  await settled(page);
  const [row] = await product.query('SELECT document FROM applications ORDER BY created_at DESC LIMIT 1');
  expect(application.parse(row?.document).estimatedMortgageBalance).toBe(123_000);
  expect(problems).toEqual([]);
  await close();
});
