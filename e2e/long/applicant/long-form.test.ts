import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { known } from '#words/funnel/known.ts';
import { homeownerWithOneJob } from '../../../src/sandbox/personas/homeowner-with-one-job.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { openSections } from '../../walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const persona = homeownerWithOneJob;
const email = String(persona.borrower.email?.email);

const codes = async (): Promise<string[]> =>
  (await product.mailsTo(email)).flatMap((text) => /code is (\d{6})/.exec(text)?.[1] ?? []);

const signIn = async (page: Page) => {
  const before = (await codes()).length;
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Six-digit code').waitFor();
  await expect.poll(async () => (await codes()).length, { timeout: 10_000 }).toBeGreaterThan(before);
  await page.getByLabel('Six-digit code').fill((await codes()).at(-1) ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Data that other long forms lose, and this one must not. */
describe('nothing is lost', () => {
  it('of an entry half typed: not by a reload, not by leaving and signing in, which leads back to the page', async () => {
    const { page, problems, close } = await visitAs(product, { name: persona.name, step: 'application5' });
    await page
      .getByRole('group', { name: /Have you worked/ })
      .getByRole('radio', { name: 'Yes' })
      .check();
    expect(await page.getByText(/is not covered/).count()).toBe(0);
    await page.getByRole('button', { name: 'Add a job', exact: true }).click();
    await page.getByLabel('Employer', { exact: true }).fill('Larkspur Catering');
    await page.getByText(/^Saved/).waitFor();
    await expect.poll(async () => (await product.query('SELECT 1 FROM drafts')).length).toBe(1);
    await page.reload();
    await settled(page);
    const card = page.getByRole('region', { name: 'Larkspur Catering' });
    await card.getByText('Unfinished').waitFor();
    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.getByRole('button', { name: 'Sign out now' }).click();
    await page.waitForURL('**/app/login**');
    await signIn(page);
    await page.waitForURL('**/app/application/4');
    await card.getByText('Unfinished').waitFor();
    await page.getByRole('button', { name: 'Remove Larkspur Catering' }).click();
    await page.getByText('Removed: Larkspur Catering.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('to the right of the narrowest screen', async () => {
    const options = { viewport: { width: 320, height: 640 } };
    const { page, close } = await visitAs(product, { name: persona.name, step: 'application3' }, { options });
    await page.getByText(known.addressConfirmed).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });

  it('when a session ends on the summary: one is told, and back on it after signing in', async () => {
    const { page, close } = await visitAs(product, { name: persona.name, step: 'debtConsolidation' });
    await page.goto(`${product.url}/app/application/application-summary`);
    await page.getByRole('heading', { name: 'Personal Info' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page
      .getByText(/^Answered by .+, [A-Z][a-z]+ \d+, 2/)
      .first()
      .waitFor();
    await product.query("UPDATE sessions SET idle_expires_at = now() - interval '1 second'");
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForURL('**/app/login**');
    await page.getByText(/signed out/).waitFor();
    await signIn(page);
    await page.waitForURL('**/application-summary');
    await page.getByRole('heading', { name: 'Personal Info' }).waitFor();
    // A saved page shows its saved answers, after a reload too, and leads back to the summary.
    await page.getByRole('link', { name: 'Edit Personal Info' }).click();
    await page.waitForURL('**/app/application/1');
    await page.getByText('6 of 6 sections answered').waitFor();
    await openSections(page);
    await expect.poll(() => page.getByLabel('Phone').inputValue()).not.toBe('');
    await page.getByLabel('How many dependents do you have?').fill('3');
    await page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();
    await page.waitForURL('**/application-summary');
    await page.getByRole('link', { name: 'Edit Personal Info' }).click();
    await page.waitForURL('**/app/application/1');
    await page.reload();
    await page.getByText('6 of 6 sections answered').waitFor();
    await openSections(page);
    await expect.poll(() => page.getByLabel('How many dependents do you have?').inputValue()).toBe('3');
    await close();
  });

  it('by asking for help: the drawer opens beside what is typed', async () => {
    const { page, problems, close } = await visitAs(product, { name: persona.name, step: 'application' });
    await page.getByRole('button', { name: 'Help' }).locator('visible=true').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    // The SSN is shown on demand, and that is logged.
    for (const paper of await page.locator('main details > summary').all()) await paper.click();
    await page.getByRole('checkbox', { name: /I have received all/ }).check();
    await page.getByRole('button', { name: 'Continue to page 1' }).click();
    // With a fresh proof; the dialog that asks for one has its own test.
    await product.query("UPDATE sessions SET proved_at = now(), proved_by = 'code'");
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText(/^\d{3}-\d{2}-\d{4}$/).waitFor();
    expect(await product.query("SELECT 1 FROM events WHERE kind = 'secretShown'")).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  });
});
