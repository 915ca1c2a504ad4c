import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debtCards as debtWords } from '#words/funnel/pages/debt-cards.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const couple = { name: 'worked-example-couple', step: 'previewOffer' };

describe('on the way to the offer', () => {
  it('a reported loan is confirmed, solar is set apart, and the figures that follow are asked', async () => {
    const { page, problems, close } = await visitAs(product, { ...couple, step: 'mortgageBalance' });
    await page.getByText(/Recognized as solar/).waitFor();
    await page.getByText(/and the loans listed here/).waitFor();
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
