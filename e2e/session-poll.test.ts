import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct({ SESSION_POLL_SECONDS: '1' });
}, 120_000);
afterAll(() => product.close());

it('an open page reads its session again at the interval that is set, and keeps nobody signed in by it', async () => {
  const visitor = await visitAs(product, { name: 'homeowner-with-one-job', step: 'propertyValue' });
  const { page } = visitor;
  const ends = async () => (await product.query('SELECT max(idle_expires_at) AS at FROM sessions'))[0]?.at;
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/authApplicant/session') && request.method() === 'GET') reads += 1;
  });
  await page.reload();
  await settled(page);
  const before = await ends();
  await expect.poll(() => reads).toBeGreaterThan(3);
  expect(await ends()).toEqual(before);
  await visitor.close();
});

it('a page without a session does not ask for one over and over', async () => {
  const { page, close } = await product.visit();
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/session')) reads += 1;
  });
  await page.clock.install();
  await page.goto(`${product.url}/app/login`);
  await settled(page);
  await expect.poll(() => reads).toBe(1);
  await page.clock.runFor(10_000);
  expect(reads).toBe(1);
  await close();
});
