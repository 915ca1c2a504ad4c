import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandbox } from '#words/sandbox.ts';
import { violationsOn } from './axe.ts';
import { openProduct, type Product, settled } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('makes a visitor anyone on any page, and lets the outside world misbehave', async () => {
  const { page, problems, close } = await product.visit('phone');
  await page.goto(`${product.url}/sandbox`);
  await settled(page);
  await page.getByLabel('Credit bureau').selectOption('down');
  await expect
    .poll(async () => (await product.query('SELECT behaviour FROM sandbox_switches'))[0]?.behaviour)
    .toBe('down');
  await page.getByLabel('Credit bureau').selectOption('found');
  await page.getByRole('button', { name: '7 days on' }).click();
  await page.getByRole('button', { name: 'Back to the real day' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Back to the real day' }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Message', { exact: true }).selectOption('signingReady');
  await page.frameLocator('iframe').getByText('Read and sign').waitFor();
  const ground = await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(ground).toBe('rgb(246, 244, 239)');
  await page.getByText(/Reply STOP to end texts/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Person', { exact: true }).selectOption('homeowner-with-one-job');
  await page.getByLabel('Page', { exact: true }).selectOption('mortgageBalance');
  await page.getByRole('button', { name: 'Go there' }).click();
  await page.waitForURL('**/app/initial-setup/mortgage-balance');
  await settled(page);
  expect(problems).toEqual([]);
  await close();
});

it('shows mail as text and as a page, whose links lead where they say', async () => {
  const { page, problems, close } = await product.visit();
  await page.goto(product.url);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('Email').fill('dana@example.com');
  await page.getByRole('button', { name: /See what I could borrow/ }).click();
  await page.waitForURL('**/app/initial-setup/**');
  await expect.poll(() => product.mailsTo('dana@example.com')).toHaveLength(1);
  await page.goto(`${product.url}/sandbox`);
  await page.getByText(sandbox.mailbox.asPage).first().click();
  expect(await violationsOn(page)).toEqual([]);
  await page.frameLocator('iframe').getByRole('link').first().click();
  await page.waitForURL('**/app/**');
  expect(problems).toEqual([]);
  await close();
});
