import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { openProduct, type Product } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct({ ANALYTICS_URL: 'https://metrics.example/a.js', CHAT_URL: 'https://chat.example/c.js' });
}, 120_000);
afterAll(() => product.close());

/** A visitor, and the page's third-party requests. */
const visitor = async () => {
  const { page, context, problems, close } = await product.visit('phone');
  const asked: string[] = [];
  await context.route(/\.example\//, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.loaded = "yes"' });
  });
  return { page, problems, close, asked };
};

it('loads nothing of others before a yes, then what was set up, until it is taken back', async () => {
  const { page, asked, problems, close } = await visitor();
  const question = page.getByRole('region', { name: 'Privacy choices' });
  await page.goto(`${product.url}/faq`);
  await question.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => asked.toSorted()).toEqual(['chat.example', 'metrics.example']);
  await question.waitFor({ state: 'hidden' });
  await page.goto(`${product.url}/insights`);
  await expect.poll(() => asked.length).toBe(4);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const loadedAnew = page.waitForEvent('load');
  await question.getByRole('button', { name: 'No, thank you' }).click();
  await loadedAnew;
  await page.goto(`${product.url}/license`);
  expect(await question.isVisible()).toBe(false);
  expect([asked.length, problems]).toEqual([4, []]);
  await close();
});

it.each(['/', '/app/login', '/prequal/building-type', '/portal/login', '/nothing/here'])(
  'loads nothing of others on %s, whatever was answered',
  async (path) => {
    const { page, asked, close } = await visitor();
    await page.goto(`${product.url}/faq`);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => asked.length).toBe(2);
    await page.goto(product.url + path);
    await page.locator('h1').first().waitFor();
    expect(asked).toHaveLength(2);
    await close();
  },
);
