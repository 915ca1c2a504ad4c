import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#testing/stored/stored-people.ts';
import { openProduct, type Product, settled } from '../../product.ts';

/** Short, and still longer than a busy machine takes from a solved check to its use. */
const SECONDS = 8;

let product: Product;
beforeAll(async () => {
  product = await openProduct({ BOT_CHECK_SECONDS: String(SECONDS) });
}, 120_000);
afterAll(() => product.close());

const isSave = (response: Response): boolean => response.url().includes('funnel.submitStep');

const start = async (page: Page, email: string): Promise<string> => {
  await page.goto(product.url);
  await page.locator('input[name=firstName]').fill('Dana');
  await page.locator('input[name=lastName]').fill('Whitfield');
  await page.locator('input[name=email]').fill(email);
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/lead')),
    page.locator('form[action="/api/lead"] button[type=submit]').first().click(),
  ]);
  await settled(page);
  return request.postData() ?? '';
};

describe('the bot check in a browser', () => {
  it('goes with the form of the front page', async () => {
    const { page, problems, close } = await product.visit();
    const sent = await start(page, 'checked@example.com');
    expect(new URLSearchParams(sent).get('botCheck')).toMatch(/^\S{100,}$/);
    expect(problems).toEqual([]);
    await close();
  });

  it('is renewed on a page left open, which then saves without its user noticing', async () => {
    const { page, problems, close } = await product.visit('phone');
    const refusals: string[] = [];
    page.on('response', (response) => response.status() === 403 && refusals.push(response.url()));
    // A token that ends later by a whole life was made after the first one had expired.
    const ends: number[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/bot-check')) ends.push((await response.json()).parameters.expiresAt);
    });
    await start(page, 'left.open@example.com');
    await page.locator('main input').first().fill('640000');
    await expect.poll(() => Math.max(...ends) - Math.min(...ends), { timeout: 30_000 }).toBeGreaterThanOrEqual(SECONDS);
    const [saved] = await Promise.all([
      page.waitForResponse(isSave),
      page.getByRole('button', { name: 'Continue' }).click(),
    ]);
    expect(saved.status()).toBe(200);
    const { property } = await documentOf(product.container.database, 'left.open@example.com');
    expect(property.value).toBe(640_000);
    expect([refusals, problems]).toEqual([[], []]);
    await close();
  });

  it('that was refused is solved again and the call repeated, once and unseen', async () => {
    const { page, problems, close } = await product.visit();
    await start(page, 'worn.out@example.com');
    await page.locator('main input').first().fill('640000');
    await page.route(
      '**/api/trpc/funnel.submitStep*',
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-bot-check': 'worn-out' } }),
      { times: 1 },
    );
    const statuses: number[] = [];
    page.on('response', (response) => isSave(response) && statuses.push(response.status()));
    const address = page.url();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.href !== address);
    expect([statuses, problems]).toEqual([[403, 200], []]);
    await close();
  });
});
