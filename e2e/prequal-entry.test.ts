import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { signInAt } from './guard-states.ts';
import { openProduct, type Product, settled, widthsAt } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

describe('the prequalification', () => {
  it.each(
    byTurns(
      [
        ['/prequal?flow=credit', '/prequal/credit-check'],
        ['/prequal/?flow=credit', '/prequal/credit-check'],
        ['/prequal/building-type?flow=credit', '/prequal/credit-check'],
        ['/prequal/address?flow=credit', '/prequal/credit-check'],
        ['/prequal', '/prequal/building-type'],
        ['/prequal/building-type?flow=other', '/prequal/building-type'],
      ],
      3,
    ),
  )('opened at %s begins at %s', async (address, entry) => {
    const { page, close } = await product.visit();
    await page.goto(product.url + address);
    await page.waitForURL((url) => url.pathname === entry, { timeout: 15_000 });
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(entry);
    await close();
  });

  it('leads an applicant who has begun to their own page, also with the credit entry in the address', async () => {
    const visitor = await product.visit();
    await signInAt(product, visitor, { status: 'prequalDebts' });
    await visitor.page.goto(`${product.url}/prequal/building-type?flow=credit`);
    await visitor.page.waitForURL('**/prequal/debts');
    await visitor.close();
  });

  it.each(widthsAt(0))('is offered beside the form of the front page, on a %s', async (width) => {
    const { page, close } = await product.visit(width);
    await page.goto(product.url);
    await page.getByRole('link', { name: 'See your rate with a soft credit check' }).click();
    await page.waitForURL('**/prequal/building-type');
    await close();
  });

  it('is offered in the mail to an address without an application', async () => {
    const { page, close } = await product.visit();
    const email = 'no-application@example.com';
    await page.goto(`${product.url}/app/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect.poll(async () => (await product.mailsTo(email)).join()).toMatch(/\/prequal\b.*soft credit check/s);
    await close();
  });
});
