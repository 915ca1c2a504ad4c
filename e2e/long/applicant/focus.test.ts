import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeValue } from '#words/funnel/home-value.ts';
import { lists } from '#words/funnel/lists.ts';
import { offer } from '#words/funnel/offer.ts';
import { entryWords } from '#words/funnel/pages/entries.ts';
import { homeLoans } from '#words/funnel/pages/home-loans.ts';
import { questions } from '#words/funnel/questions.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { shell } from '#words/shell.ts';
import { holdNext } from '../../held-calls.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = page.getByRole('button', { name }).locator('visible=true').first();
  await button.focus();
  await page.keyboard.press('Enter');
};
const hasFocus = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)).toBe(true);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('a press that takes its own button away hands the focus on', () => {
  it('to what a confirmed loan asks next, and back to the list', async () => {
    const { page, close } = await visitAs(product, { name: 'worked-example-couple', step: 'mortgageBalance' });
    await press(page, new RegExp(`^${homeLoans.confirm}`));
    await hasFocus(page, '[id^="mortgages.0."]');
    await press(page, new RegExp(`^${homeLoans.disown}`));
    await expect.poll(() => focused(page)).toBe(homeLoans.confirm);
    await page.keyboard.press('Enter');
    for (const name of ['taxIncludedInMonthlyPayment', 'insuranceIncludedInMonthlyPayment'])
      await page.locator(`[id="mortgages.0.${name}"]`).check();
    await press(page, new RegExp(`^${entryWords.edit} `));
    await hasFocus(page, '[id="mortgages.0.creditor"]');
    await press(page, entryWords.close);
    await hasFocus(page, '[id="mortgages"]');
    await press(page, lists('mortgages').addAnother);
    await hasFocus(page, '[id^="mortgages."][id$=".creditor"]');
    await press(page, entryWords.discard);
    await expect.poll(() => focused(page)).toBe(entryWords.undo);
    await page.keyboard.press('Enter');
    await hasFocus(page, '[id="mortgages"]');
    await close();
  });

  it('on the offer, to where one was before', async () => {
    const { page, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'previewOffer' });
    await page.getByRole('slider').first().waitFor();
    await press(page, offer.compare.keep);
    await press(page, offer.compare.stop);
    await expect.poll(() => focused(page)).toBe(offer.compare.keep);
    await page.getByText(offer.house.how).click();
    await press(page, homeValue.more);
    await hasFocus(page, '[id="doubt-amount"]');
    await press(page, homeValue.form.cancel);
    await expect.poll(() => focused(page)).toBe(homeValue.title);
    await close();
  });

  it('after the first answer to the question, and Escape closes the estimate', async () => {
    const { page, close } = await visitAs(
      product,
      { name: 'homeowner-with-one-job', step: 'propertyValue' },
      { width: 'phone' },
    );
    await page.getByLabel('Estimated value').fill('500000');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mortgage-estimate');
    await settled(page);
    await press(page, shell.interstitial.action);
    await expect.poll(() => focused(page)).toBe(words.mortgageEstimate.question);
    const estimate = page.getByRole('button', { name: new RegExp(`^${questions.estimate.short}`) });
    await estimate.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => estimate.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => estimate.getAttribute('aria-expanded')).toBe('false');
    await close();
  });
});

it('a wish for another value that is answered late closes no other form', async () => {
  const { page, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'previewOffer' });
  const amount = page.getByLabel(homeValue.form.amount);
  await page.getByText(offer.house.how).click();
  const asking = await holdNext(page, 'application.doubtValue');
  await page.getByRole('button', { name: homeValue.more }).click();
  await amount.fill('900000');
  await page.getByLabel(homeValue.form.reason).fill('The whole upper floor is new.');
  await page.getByRole('button', { name: homeValue.form.send }).click();
  await asking.isSent();
  await page.getByRole('button', { name: homeValue.form.cancel }).click();
  await page.getByRole('button', { name: homeValue.more }).click();
  await amount.fill('950000');
  await asking.release();
  await page.getByText(homeValue.states.open.title).waitFor();
  expect(await amount.inputValue()).toBe('950,000');
  await close();
});
