import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { checkBothWidths } from './both-widths.ts';
import { openProduct, type Product, settled } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** One of each kind of public page; all posts share a template. */
const PUBLIC = [
  '/',
  '/insights',
  '/insights?q=cap',
  '/insight-blog',
  '/insight-blog/what-debts-against-income-means',
  '/faq?open=how-much-could-i-borrow',
  '/privacy-statement',
  '/privacy-statement/2026-11-01',
  '/privacy-notice',
  '/license',
  '/e-consent',
  '/terms-of-use',
  '/nothing/here',
];
const APP = [
  '/app/login',
  '/portal/login',
  '/sandbox',
  '/app/sign-in-error?error=Configuration',
  '/prequal/building-type',
];

describe('a page', () => {
  it.each(byTurns(PUBLIC, 3))(
    '%s is readable by everyone, with hardly a script and without scrolling sideways',
    async (path) => {
      const { page, problems, close } = await product.visit();
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(product.url + path);
      expect(await page.locator('h1').count()).toBe(1);
      await checkBothWidths(page, PUBLIC.indexOf(path));
      // Only the front page has any: a few hundred bytes each that wait for the form or the calculator to be touched.
      expect(scripts).toHaveLength(path === '/' ? 2 : 0);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each(byTurns(APP, 3))(
    '%s is readable by everyone, comes in few files and runs under the strict policy',
    async (path) => {
      const { page, problems, close } = await product.visit();
      let files = 0;
      page.on('response', () => {
        files += 1;
      });
      await page.goto(product.url + path);
      await settled(page);
      expect(files).toBeLessThan(45);
      await checkBothWidths(page, APP.indexOf(path));
      expect(problems).toEqual([]);
      await close();
    },
  );
});

describe('an address that does not exist', () => {
  it('answers 404 with the designed page', async () => {
    const { page, close } = await product.visit();
    const response = await page.goto(`${product.url}/nothing/here`);
    expect(response?.status()).toBe(404);
    await close();
  });
});
