import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '#entities/application/application.ts';
import { violationsOn } from './axe.ts';
import { holdNext } from './held-calls.ts';
import { keptDraft } from './kept-draft.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, widthsAt } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const couple = { name: 'worked-example-couple', step: 'previewOffer' };
const slider = (page: Page) => page.getByRole('slider', { name: 'Amount of the line' });
const debtList = (page: Page) => page.getByText(/of 4 debts/);
const rowOf = (page: Page, name: string) => page.getByRole('row', { name }).getByRole('cell').allTextContents();

/** Everything but the stored offer has come, and two frames later there is still no figure that a notice of its change could push away. */
const reloadAndWait = async (page: Page): Promise<void> => {
  const opening = await holdNext(page, 'quote.open');
  const facts = page.waitForResponse(/application\.facts/);
  await page.reload();
  await opening.isSent();
  await (await facts).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.locator('[type=range]').count()).toBe(0);
  await opening.release();
  await settled(page);
};

describe.each(widthsAt(0))('the offer on a %s', (width) => {
  it('is readable by everyone, with the three payments together and no approval claimed', async () => {
    const { page, problems, close } = await visitAs(product, couple, { width });
    await page
      .getByText(/Not an approval/)
      .locator('visible=true')
      .waitFor();
    for (const row of ['Now, years 1 to 10', 'From year 11 to 30', 'If the rate hit the 18% cap'])
      await page.getByText(row).locator('visible=true').waitFor();
    await debtList(page).click();
    await page.getByRole('checkbox', { name: /Union Card/ }).check();
    await page.getByRole('checkbox', { name: /Harbor Rewards/ }).check();
    await debtList(page).click();
    // How long it stands is said at the top, on a phone in place of the time left to the offer one has.
    expect(await page.locator('main h1 + p').first().textContent()).toMatch(/^Good until [A-Z][a-z]+ \d+, \d{4}\. /);
    const chapter = page.getByRole('navigation', { name: 'Progress' }).getByText(/^good until [A-Z][a-z]{2} \d+$/);
    expect(await chapter.isVisible()).toBe(width === 'phone');
    const order = await page.getByRole('heading', { level: 2 }).locator('visible=true').allTextContents();
    expect(order.map((text) => text.replace(/\d+(\.\d+)?/g, '#'))).toEqual([
      'How much do you need?',
      'The two cards, before and after',
      'The whole line, each month',
      '#% APR',
      'Your home with this line',
      '# rules met, # checked later, none in your way',
    ]);
    if (width === 'phone')
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3500);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the offer', () => {
  it('makes the line from cash, debts and fee, is saved, and is there again after a reload', async () => {
    const { page, problems, close } = await visitAs(product, couple);
    await debtList(page).click();
    await page.getByRole('checkbox', { name: /Union Card/ }).check();
    await page.getByRole('checkbox', { name: /Harbor Rewards/ }).check();
    const cash = page.getByLabel('Cash for you');
    await cash.fill('');
    await page.getByText('Enter an amount in whole dollars').waitFor();
    await cash.pressSequentially('64500');
    expect(await cash.inputValue()).toBe('64,500');
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('$79,000');
    await page.getByRole('radio', { name: /^1\.50%/ }).check();
    // The fee comes on top, and the line follows it.
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('$80,000');
    await page
      .getByText('$64,500 for you, $14,130 for two cards and the $1,200 fee, rounded up to the next $500.')
      .waitFor();
    await slider(page).focus();
    await page.keyboard.press('PageUp');
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('$85,000');
    expect(await cash.inputValue()).toBe('69,595');
    // The policy's worked example, to the dollar.
    for (const text of ['8.49% APR', '$601', '$737', '$1,312', '65.0%', '41.3%'])
      await page.getByText(text, { exact: true }).locator('visible=true').first().waitFor();
    await page.getByText('Dotted mark: 46.3% if every debt stayed').waitFor();
    await page.getByText('You told us $585,000. Our valuation is $579,000, so we use that.').waitFor();
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByText(/can be up to (50|85)% of/).waitFor();

    await expect.poll(() => keptDraft(product, 'previewOffer')).toMatchObject({ amount: 85_000, originationFee: 150 });
    await reloadAndWait(page);
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('$85,000');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
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

  it('sets the debts before and after beside each other, and says first when they cost more in the end', async () => {
    const { page, problems, close } = await visitAs(product, couple);
    await debtList(page).click();
    await page.getByRole('checkbox', { name: /Union Card/ }).check();
    await page.getByRole('checkbox', { name: /Harbor Rewards/ }).check();
    // No rate is on file: nothing is claimed, only from which rate on the line would cost less.
    await page
      .getByText(/^More in the end, unless Union Card and Harbor Rewards charge \d+\.\d% or more/)
      .locator('visible=true')
      .waitFor();
    await expect.poll(() => rowOf(page, 'Total interest and fee')).toEqual(['Unknown', expect.stringMatching(/^\$/)]);
    await page.getByLabel('Union Card: rate').fill('24.99');
    await page.getByLabel('Harbor Rewards: rate').fill('29.99');
    await page
      .getByText(/^Lower each month, but \$[\d,]+ more in the end\.$/)
      .locator('visible=true')
      .waitFor();
    await page.getByText(/Keep paying \$424 and they are gone in \d+ years and \d+ months for/).waitFor();
    expect(await rowOf(page, 'Monthly now')).toEqual(['$424', expect.stringMatching(/^\$1\d\d$/)]);
    expect(await rowOf(page, 'Monthly from year 11')).toEqual([
      expect.stringMatching(/^\$/),
      expect.stringMatching(/^\$1\d\d$/),
    ]);
    expect(await page.getByRole('heading', { name: 'Ways to get more from this line' }).count()).toBe(0);
    await expect
      .poll(() => keptDraft(product, 'previewOffer'))
      .toMatchObject({ debtRates: { 'card-1': 2499, 'card-2': 2999 } });
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('prints as one page of paper without its controls', async () => {
    const { page, close } = await visitAs(product, couple);
    await debtList(page).click();
    await page.getByRole('checkbox', { name: /Union Card/ }).check();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: 'Your offer on one page' }).waitFor();
    await page.getByText('Your home secures this line. You could lose it').waitFor();
    expect(await page.getByRole('slider').count()).toBe(0);
    expect(await page.getByRole('button').locator('visible=true').count()).toBe(0);
    const paper = page.locator('[data-paper]');
    // Nothing is cut off at the end of the sheet.
    expect(await paper.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThanOrEqual(0);
    // A printer without colors tells the line from what is owed by its hatching, as the swatch beside it.
    const hatched = await paper.locator('svg[role=img] [fill^="url(#paper-hatch"]').boundingBox();
    const house = await paper.locator('svg[role=img]').boundingBox();
    expect(hatched?.height).toBeGreaterThan(4);
    expect((hatched?.y ?? 0) + (hatched?.height ?? 0)).toBeLessThan((house?.y ?? 0) + (house?.height ?? 0));
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await close();
  });

  it('leaves no hole on paper where no debt is paid off', async () => {
    const { page, close } = await visitAs(product, couple);
    await page.getByRole('slider').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('[data-paper]');
    const money = paper.locator('section', { has: page.getByRole('heading', { name: /^Where the / }) });
    const fees = paper.locator('section', { has: page.getByRole('heading', { name: 'Is the fee worth it?' }) });
    await fees.waitFor();
    const [above, below] = [await money.last().boundingBox(), await fees.last().boundingBox()];
    expect(below?.x).toBe(above?.x);
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(20);
    await close();
  });

  it('says before any figure that the valuation is far below the value one told, and leads to a review of it', async () => {
    const { page, problems, close } = await visitAs(product, couple, { width: 'phone' });
    await product.query(
      `UPDATE applications SET document = jsonb_set(document, '{property,value}', '900000'), version = version + 1
       WHERE id = (SELECT id FROM applications ORDER BY created_at DESC LIMIT 1)`,
    );
    await page.reload();
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'Our valuation is $579,000, not the $900,000 you told us.' });
    await notice.waitFor();
    const need = await page.getByRole('heading', { name: 'How much do you need?' }).boundingBox();
    expect((await notice.boundingBox())?.y).toBeLessThan(need?.y ?? 0);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500);
    expect(await violationsOn(page)).toEqual([]);
    await notice.getByRole('button', { name: 'See how we valued your home' }).click();
    await page.getByRole('button', { name: 'My home is worth more' }).waitFor();
    expect(await page.locator(':focus').textContent()).toBe('How we valued your home');
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps one to compare beside another', async () => {
    const { page, close } = await visitAs(product, couple);
    await page.getByRole('button', { name: 'Keep this one to compare' }).click();
    await page.getByText('Type of rate, autopay, purpose').click();
    await page.getByText('Fixed for each draw', { exact: true }).click();
    await page.getByRole('img', { name: /Interest falls from/ }).waitFor();
    await page.getByRole('row', { name: /^Interest if repaid evenly in \d+ years/ }).waitFor();
    const kind = page.getByRole('row', { name: /^Rate/ });
    await expect.poll(() => kind.getByRole('cell').allTextContents()).toEqual(['Variable', 'Fixed for each draw']);
    await page.getByRole('button', { name: 'Go back to the one you kept' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Variable' }).isChecked()).toBe(true);
    await close();
  });

  it('shows the rule in the way instead, and what would change it', async () => {
    const { page, problems, close } = await visitAs(product, { name: 'high-debts', step: 'previewOffer' });
    await page.getByRole('heading', { level: 1, name: /Not yet, Ray/ }).waitFor();
    await page.getByText('Payments against income').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Try it: Pay off/ }).click();
    await page.getByRole('heading', { level: 1, name: /this is your offer/ }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
