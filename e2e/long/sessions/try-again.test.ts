import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { lineTerms } from '#words/loan/line-terms.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const words = errors.notLoaded;
const couple = 'worked-example-couple';
const retry = (page: Page) => page.getByRole('button', { name: words.retry });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const STILL = /^Still not reachable\. Last tried at \d{1,2}:\d{2}:\d{2}\s[AP]M\.$/;

/** Everything waits until it is told to end, and then ends like this. */
const holdAll = async (page: Page, end: (route: Route) => Promise<void>, calls: string | RegExp = /./) => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(calls, async (route) => {
    await held;
    await end(route);
  });
  return release;
};

it.each([
  ['without a connection', (route: Route) => route.abort('internetdisconnected')],
  ['while a proxy answers for a server that is away', (route: Route) => route.fulfill({ status: 502, body: 'Bad' })],
])('a part whose code did not come, asked for again %s, says that it tries and when it last did', async (_, end) => {
  const { page, close } = await visitAs(product, { name: couple, step: 'creditScore' }, { width: 'phone' });
  const heading = (await page.locator('main h1').first().textContent()) ?? '';
  const file = /credit-score-screen-.*\.js$/;
  await page.route(file, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await page.getByText(words.text).waitFor();
  // The second time it is still there, and still of use.
  for (const _time of [1, 2]) {
    const release = await holdAll(page, end);
    await retry(page).click();
    await said(page, words.trying).waitFor();
    release();
    await said(page, STILL).waitFor();
    await page.unrouteAll();
  }
  expect(await page.locator(':focus').textContent()).toBe(words.retry);
  expect(await violationsOn(page)).toEqual([]);
  await retry(page).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
  await close();
});

it.each([
  ['a question', 'propertyValue', '**/api/trpc/*funnel.current*'],
  ['the hub', 'applicationSubmitted', '**/api/trpc/*loan.hub*'],
])('%s whose answers did not come says when it last tried, at the button that was pressed', async (_, step, calls) => {
  const name = step === 'propertyValue' ? couple : 'homeowner-with-one-job';
  const { page, close } = await visitAs(product, { name, step }, { width: 'phone' });
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await page.reload();
  await retry(page).waitFor();
  expect(await said(page, /Last tried/).count()).toBe(0);
  await retry(page).click();
  await said(page, STILL).waitFor();
  await expect.poll(() => page.locator(':focus').textContent()).toBe(words.retry);
  await page.unrouteAll();
  // It may be gone before it is pressed: the hub also asks again by itself once its changes can be followed.
  const left = async () => {
    await retry(page)
      .click({ timeout: 1000 })
      .catch(() => null);
    return retry(page).count();
  };
  await expect.poll(left).toBe(0);
  await settled(page);
  await close();
});

it.each([
  ['the offer', 'previewOffer', storedOffer.unconfirmed.title],
  ['the hub', 'applicationSubmitted', lineTerms.failed],
])(
  'a quote %s goes on without says when it was last asked for, and hands the focus on once it came',
  async (_, step, problem) => {
    const { page, close } = await visitAs(product, { name: 'homeowner-with-one-job', step });
    const calls = '**/api/trpc/*quote.current*';
    const lose = (route: Route) => route.abort('connectionrefused');
    await page.route(calls, lose);
    await page.reload();
    await page.getByText(problem).waitFor();
    expect(await said(page, /Last tried/).count()).toBe(0);
    const release = await holdAll(page, lose, calls);
    // What was asked for in the same call did not come either, and says so above.
    await retry(page).last().focus();
    await page.keyboard.press('Enter');
    await said(page, words.trying).last().waitFor();
    release();
    await said(page, STILL).last().waitFor();
    expect(await page.locator(':focus').textContent()).toBe(words.retry);
    expect(await violationsOn(page)).toEqual([]);
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await page.getByText(problem).waitFor({ state: 'detached' });
    expect(await page.locator('h1:focus').count()).toBe(1);
    await close();
  },
);
