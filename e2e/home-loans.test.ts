import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeLoans } from '#words/funnel/pages/home-loans.ts';
import { questions } from '#words/funnel/questions.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const words = homeLoans;
const goOn = (page: Page) => page.getByRole('button', { name: questions.continue }).locator('visible=true').click();
const everyLoan = (page: Page) => page.locator('[id="areMortgagesReviewed"]').check();
const isHere = (page: Page) => new URL(page.url()).pathname === '/app/initial-setup/mortgage-balance';

describe('the loans on the home', () => {
  it('stay on the list when their questions are answered without a word on where they belong', async () => {
    const { page, close } = await visitAs(product, { name: 'worked-example-couple', step: 'mortgageBalance' });
    const card = page.getByRole('region').filter({ has: page.getByText(words.states.open, { exact: true }) });
    const name = String(await card.first().getAttribute('aria-label'));
    await everyLoan(page);
    await goOn(page);
    await page.getByText(words.undecided(name)).first().waitFor();
    expect(isHere(page)).toBe(true);
    const loan = page.getByRole('region', { name, exact: true });
    expect(await loan.getByText(words.states.open, { exact: true }).count()).toBe(1);
    await loan.getByRole('button', { name: words.confirmNamed(name) }).click();
    await loan.getByText(words.states.here).waitFor();
    await page.locator('[id="mortgages.0.taxIncludedInMonthlyPayment"]').check();
    await page.locator('[id="mortgages.0.insuranceIncludedInMonthlyPayment"]').check();
    await goOn(page);
    await page.waitForURL((url) => url.pathname !== '/app/initial-setup/mortgage-balance');
    await close();
  });

  it('ask for the property tax once, and a fall below what was told is said with both figures', async () => {
    const { page, problems, close } = await visitAs(
      product,
      { name: 'existing-line', step: 'mortgageBalance' },
      { width: 'phone' },
    );
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    const [mortgage, line] = [card('Flatirons Bank'), card('Front Range Bank')];
    const tax = (loan: typeof line) => loan.getByRole('group', { name: /property tax/ });
    await mortgage.getByRole('button', { name: words.confirmNamed('Flatirons Bank') }).click();
    await line.getByRole('button', { name: words.confirmNamed('Front Range Bank') }).click();
    await tax(mortgage).getByRole('radio', { name: 'No' }).check();
    await tax(line).getByRole('radio', { name: 'No' }).check();
    // One home has one bill.
    const bill = page.locator('[id^="mortgages."][id$=".monthlyTaxPayment"]');
    await bill.waitFor();
    expect(await bill.count()).toBe(1);
    await tax(mortgage).getByRole('radio', { name: 'Yes' }).check();
    await tax(line).waitFor({ state: 'detached' });
    expect(await bill.count()).toBe(0);
    expect(await page.getByText(/^You told us that you owe about/).count()).toBe(0);
    await mortgage.getByRole('button', { name: words.disownNamed('Flatirons Bank') }).click();
    await page
      .getByRole('status')
      .filter({ hasText: words.fallen('$400,000', '$41,000') })
      .waitFor();
    await mortgage.getByText(words.states.elsewhere, { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
