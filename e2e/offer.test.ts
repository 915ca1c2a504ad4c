import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '#entities/application/application.ts';
import { offer } from '#words/funnel/offer.ts';
import { violationsOn } from './axe.ts';
import { keptDraft } from './kept-draft.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, widthsAt } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const { debts: debtWords } = offer;
const couple = { name: 'worked-example-couple', step: 'previewOffer' };
const slider = (page: Page) => page.getByRole('slider', { name: 'Amount of the line' });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your monthly payment' });

describe.each(widthsAt(0))('the offer on a %s', (width) => {
  it('is readable by everyone, with the three payments together and no approval claimed', async () => {
    const { page, problems, close } = await visitAs(product, couple, { width });
    await page
      .getByText(/Not an approval/)
      .locator('visible=true')
      .waitFor();
    for (const row of ['Now, years 1 to 10', 'From draw end, years 11 to 30', 'If the rate hit the 18% cap'])
      await page.getByText(row).locator('visible=true').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the offer', () => {
  it('follows the keyboard, the fee and the debts, is saved, and is there again after a reload', async () => {
    const { page, problems, close } = await visitAs(product, couple);
    await page.getByRole('checkbox', { name: /Union Card/ }).check();
    await page.getByRole('checkbox', { name: /Harbor Rewards/ }).check();
    await page.getByRole('button', { name: 'Type an amount' }).click();
    const typed = page.getByLabel('Amount of the line');
    await typed.press('End');
    for (let left = await typed.inputValue(); left !== ''; left = await typed.inputValue())
      await typed.press('Backspace');
    await page.getByText('Enter an amount above zero.').waitFor();
    await typed.pressSequentially('79500');
    expect(await typed.inputValue()).toBe('79,500');
    await page.getByRole('button', { name: 'Use the slider' }).click();
    await slider(page).focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('$85,000');
    await page.getByRole('radio', { name: /1.5% fee/ }).check();
    // The policy's worked example, to the dollar.
    const figures = summary(page);
    for (const text of ['8.49%', '$601', '$737', '$1,312', '65.0%', '41.3%', '−$14,130', '−$1,275', '$69,595'])
      await figures.getByText(text, { exact: true }).waitFor();
    await page.getByText('Dotted mark: 46.3% if every debt stayed').locator('visible=true').waitFor();
    await page.getByText('$1,275, taken from the line').waitFor();
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByText(/may reach (50|85)% of/).waitFor();

    await expect.poll(() => keptDraft(product, 'previewOffer')).toMatchObject({ amount: 85_000, originationFee: 150 });
    await page.reload();
    await settled(page);
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('$85,000');
    await page.getByRole('button', { name: 'Continue with this line' }).click();
    await page.waitForURL('**/app/application/**');
    await page.goBack();
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('$85,000');
    const [row] = await product.query(
      "SELECT document FROM applications WHERE document->'offerChoice'->>'amount' IS NOT NULL",
    );
    const { offerChoice, liabilities } = application.parse(row?.document);
    expect(offerChoice).toMatchObject({ amount: 85_000, product: 'variable', years: 10, originationFee: 150 });
    expect(liabilities.filter(({ toBePaidOff }) => toBePaidOff)).toHaveLength(2);
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps one to compare beside another', async () => {
    const { page, close } = await visitAs(product, couple);
    await page.getByRole('button', { name: 'Keep this one to compare' }).click();
    await page.getByRole('radio', { name: /Fixed for each draw/ }).check();
    const kind = page.getByRole('row', { name: /^Rate/ });
    await expect.poll(() => kind.getByRole('cell').allTextContents()).toEqual(['Variable', 'Fixed for each draw']);
    await page.getByRole('button', { name: 'Go back to the kept one' }).click();
    await expect.poll(() => page.getByRole('radio', { name: /^Variable/ }).isChecked()).toBe(true);
    await close();
  });

  it('shows the rule in the way instead, and what would change it', async () => {
    const { page, problems, close } = await visitAs(product, { name: 'high-debts', step: 'previewOffer' });
    await page.getByRole('heading', { level: 1, name: /Not yet, Ray/ }).waitFor();
    await page.getByText('Payments against income').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Try it: Pay off/ }).click();
    await page.getByRole('heading', { level: 1, name: /shape your line/ }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('on the way to the offer', () => {
  it('a reported loan is confirmed, solar is set apart, and the figures that follow are asked', async () => {
    const { page, problems, close } = await visitAs(product, { ...couple, step: 'mortgageBalance' });
    await page.getByText(/Recognized as solar/).waitFor();
    await page.getByText(/what you owe is on the list of loans/).waitFor();
    await page.getByRole('button', { name: /Yes, it is on this home: First Harbor Bank/ }).click();
    await page
      .getByRole('group', { name: /property tax/ })
      .getByRole('radio', { name: 'Yes' })
      .check();
    await page
      .getByRole('group', { name: /home insurance/ })
      .getByRole('radio', { name: 'Yes' })
      .check();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'That is every loan on this home' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/preview-offer');
    expect(problems).toEqual([]);
    await close();
  });

  it('a debt ticked lowers debts against income at once', async () => {
    const { page, close } = await visitAs(product, { ...couple, step: 'debtConsolidation' });
    await page.getByRole('img', { name: /Debts to income: 46.3%/ }).waitFor();
    await page.getByRole('checkbox', { name: /Union Card/ }).check();
    await page.getByText('Dotted mark: 46.3% if every debt stayed').waitFor();
    await close();
  });

  it('every debt the line can pay off is switched at once, and back', async () => {
    const { page, close } = await visitAs(product, { ...couple, step: 'debtConsolidation' });
    const ticks = page.getByRole('checkbox', { name: /a month/ });
    await ticks.first().waitFor();
    const count = await ticks.count();
    const checked = () => ticks.evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length);
    await ticks.first().uncheck();
    await ticks.nth(1).check();
    const before = await checked();
    await page.getByRole('button', { name: debtWords.payOffAll(count - before) }).click();
    expect(await checked()).toBe(count);
    await expect.poll(() => page.locator(':focus').textContent()).toBe(debtWords.keepAll(count));
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: debtWords.keepAll(count) }).click();
    expect(await checked()).toBe(0);
    await close();
  });

  it('the self-reported estimate stands above the credit check and claims nothing', async () => {
    const { page, close } = await visitAs(product, { ...couple, step: 'creditScore' });
    await page.getByText(/a line of up to \$[\d,]+ could be possible/).waitFor();
    await page.getByText(/not an offer and not an approval/).waitFor();
    await close();
  });
});
