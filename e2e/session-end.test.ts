import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTimeBasedCode } from '../src/server/auth/time-based-code.ts';
import { demoPassword, demoSecretOf } from '../src/server/usecases/seed-sandbox.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, type Visitor, widthsAt } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const leave = (seconds: number) =>
  product.query(`UPDATE sessions SET idle_expires_at = now() + make_interval(secs => $1)`, [seconds]);

/** What a browser does when its tab is looked at again: the session is asked for anew. */
const lookAgain = ({ page }: Visitor) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

describe('a session that is about to end', () => {
  it.each(widthsAt(0))('is announced with the time left and kept by one press on a %s', async (width) => {
    const visitor = await visitAs(product, { name: 'worked-example-couple', step: 'propertyValue' }, { width });
    const { page, problems } = visitor;
    await page.getByLabel('Estimated value').fill('612000');
    await leave(90);
    await lookAgain(visitor);
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('timer').textContent()).toMatch(/^1:[0-3]\d$/);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect.poll(() => page.getByRole('timer').count()).toBe(0);
    const [row] = await product.query(
      'SELECT max(idle_expires_at) > now() + interval $$10 minutes$$ AS kept FROM sessions',
    );
    expect(row?.kept).toBe(true);
    expect(await page.getByLabel('Estimated value').inputValue()).toBe('612,000');
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('leads to signing in when nobody presses, and a staff screen does not stay behind', async () => {
    const visitor = await product.visit();
    const { page } = visitor;
    const email = 'manager@sandbox.example';
    await page.goto(`${product.url}/portal/login?callbackUrl=/portal/manage-users`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByLabel(/code/i).fill(currentTimeBasedCode(demoSecretOf(email)));
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL(({ pathname }) => pathname === '/portal/manage-users');
    await settled(page);
    await leave(6);
    await lookAgain(visitor);
    await page.getByRole('timer').waitFor();
    await page.waitForURL('**/portal/login?callbackUrl=*', { timeout: 30_000 });
    await visitor.close();
  });
});
