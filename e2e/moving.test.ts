import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationSummary } from '#words/funnel/pages/summary.ts';
import { shell } from '#words/shell.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('Back returns to where a page was scrolled to, also after a reload, and a new page starts at its top', async () => {
  const visitor = await visitAs(product, { name: 'worked-example-couple', step: 'application5' }, { width: 'phone' });
  const { page, problems } = visitor;
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(`${product.url}/app/application/application-summary`);
  const last = page.locator('main a[href^="/app/initial-setup"]').last();
  await last.scrollIntoViewIfNeeded();
  // What stands above may grow; what one looked at stays where it was.
  const seenAt = () => last.evaluate((link) => link.getBoundingClientRect().top);
  const left = await seenAt();
  /** The browser scrolls by whole pixels as the page above grows by parts of one. */
  const movedBy = async () => Math.abs((await seenAt()) - left);
  expect(await top()).toBeGreaterThan(300);
  await last.click();
  await page.waitForURL('**/app/initial-setup/**');
  await expect.poll(top).toBe(0);
  expect(await page.title()).not.toContain(shell.notFound.title);
  await page.goBack();
  await page.waitForURL('**/application-summary');
  await expect.poll(movedBy).toBeLessThan(1);
  await page.reload();
  await settled(page);
  await expect.poll(movedBy).toBeLessThan(1);
  expect(problems).toEqual([]);
  await visitor.close();
});

it('a page whose file is gone since a release is fetched as a whole', async () => {
  const visitor = await visitAs(product, { name: 'worked-example-couple', step: 'application5' });
  const { page } = visitor;
  let lost = 0;
  await page.route(/\/assets\/summary-page-.*\.js$/, (route) => {
    lost += 1;
    return lost === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    window.history.pushState({ key: 'later', idx: 1 }, '', '/app/application/application-summary');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => documents).toEqual(['/app/application/application-summary']);
  await expect.poll(() => page.title()).toContain(applicationSummary.title);
  await visitor.close();
});

it('a page whose code cannot be fetched without a connection opens once there is one, and the page before stays', async () => {
  const { page, context, close } = await visitAs(product, { name: 'worked-example-couple', step: 'application5' });
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await context.setOffline(true);
  await page.getByRole('link', { name: shell.answers }).locator('visible=true').first().click();
  await page.waitForURL('**/application-summary');
  // It is asked again and again whether a new document could be had, and the page on the screen stays meanwhile.
  const isAsking = (request: Request) => request.method() === 'HEAD';
  await page.waitForEvent('requestfailed', isAsking);
  await page.waitForEvent('requestfailed', isAsking);
  expect(await heading.textContent()).toBe(before);
  await context.setOffline(false);
  await expect.poll(() => page.title()).toContain(applicationSummary.title);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await close();
});
