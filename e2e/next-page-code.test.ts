import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '../src/sandbox/personas/homeowner-with-one-job.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';
import { answerOnTheWay, pagesToOffer } from './walk-to-offer.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const OFFER = /offer-screen-.*\.js$/;
const homeLoans = pagesToOffer(homeownerWithOneJob).find(({ step }) => step.key === 'mortgageBalance');

/** The offer comes after it. */
const openHomeLoans = async (): Promise<{ page: Page; asked: string[]; close: () => Promise<void> }> => {
  const asked: string[] = [];
  const visitor = await visitAs(
    product,
    { name: homeownerWithOneJob.name, step: 'mortgageBalance' },
    { width: 'phone' },
  );
  visitor.page.on('request', (request) => asked.push(request.url()));
  return { page: visitor.page, asked, close: visitor.close };
};

const begin = (page: Page) => page.keyboard.press('Tab');
const answer = async (page: Page) => {
  if (!homeLoans) throw new Error('This journey has no page of home loans.');
  await answerOnTheWay(page, homeownerWithOneJob, homeLoans);
};

it('fetches the code of the next page once somebody begins to answer, and nothing for who only looks', async () => {
  const { page, asked, close } = await openHomeLoans();
  const isAsked = () => asked.some((url) => OFFER.test(url));
  await page.reload();
  await settled(page);
  await page.waitForTimeout(1000);
  expect(isAsked()).toBe(false);
  await begin(page);
  await expect.poll(isAsked).toBe(true);
  await close();
});

it('opens the next page although its code did not come while one answered', async () => {
  const { page, asked, close } = await openHomeLoans();
  await page.route(OFFER, (route) => route.abort('internetdisconnected'));
  await begin(page);
  await expect.poll(() => asked.some((url) => OFFER.test(url))).toBe(true);
  await page.unroute(OFFER);
  await answer(page);
  await page.waitForURL(/preview-offer/);
  await settled(page);
  expect(await page.getByRole('slider').count()).toBe(1);
  await close();
});
