import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeLoans } from '#words/funnel/pages/home-loans.ts';
import { questions } from '#words/funnel/questions.ts';
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
});
