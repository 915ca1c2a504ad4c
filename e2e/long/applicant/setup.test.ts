import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeReport } from '#testing/stored/change-sealed.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const alma = { name: 'homeowner-with-one-job', step: 'previewOffer' };
const valueHomesAt = (value: number) =>
  changeReport(
    product.container.database,
    { kind: 'avmCascade' },
    ({ answers: [first, ...rest] }: { answers: object[] }) => ({ answers: [{ ...first, value }, ...rest] }),
  );
const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Continue', exact: true }).locator('visible=true').click();

describe('an offer that is kept', () => {
  it('says until when it stands, and what changed when a figure under it does', async () => {
    const { page, problems, close } = await visitAs(product, alma);
    await page
      .getByText(/Good until [A-Z][a-z]+ \d+, \d{4}/)
      .locator('visible=true')
      .first()
      .waitFor();
    await valueHomesAt(415_000);
    await page.reload();
    await page.getByText(/^Your offer changed from \$[\d,]+ to \$[\d,]+\.$/).waitFor();
    await page.getByText('We now use a home value of $415,000. It was $455,000.').waitFor();
    await page.getByRole('row', { name: /^The most you can borrow \$[\d,]+ \$[\d,]+$/ }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('is not taken at figures the server does not have: it says its own, and goes on with those', async () => {
    const { page, close } = await visitAs(product, alma);
    await page
      .getByText(/Good until/)
      .locator('visible=true')
      .first()
      .waitFor();
    await valueHomesAt(420_000);
    await page.getByRole('button', { name: 'Continue', exact: true }).locator('visible=true').click();
    await page.getByText('Our figures differ from the ones on this page.').waitFor();
    await page.getByText(/^Your offer changed from \$[\d,]+ to \$[\d,]+\.$/).waitFor();
    await page.getByRole('button', { name: 'Take the line at these figures' }).click();
    await page.waitForURL('**/app/application/**');
    const [row] = await product.query('SELECT accepted FROM offers WHERE ended_at IS NULL AND accepted IS NOT NULL');
    expect(row?.accepted).toMatchObject({ choice: { product: 'variable' } });
    await close();
  });

  it('rests on a valuation that can be doubted, by a request and never by an edit', async () => {
    const { page, problems, close } = await visitAs(product, alma, { width: 'phone' });
    await page.getByText('How we valued your home').click();
    const card = page.getByRole('region', { name: 'What your home is worth' });
    await card.getByText('$455,000', { exact: true }).waitFor();
    await card.getByText('Between $427,700 and $482,300').waitFor();
    await card.getByRole('button', { name: 'My home is worth more' }).click();
    await card.getByLabel('What it is worth').fill('400000');
    await card.getByLabel('What does the model miss?').fill('A second bathroom and a new roof in 2024.');
    await card.getByRole('button', { name: 'Ask for a review' }).click();
    await card.getByText('Enter more than $455,000, the value we have.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await card.getByLabel('What it is worth').fill('520000');
    await card.getByRole('button', { name: 'Ask for a review' }).click();
    await card.getByText('We are reviewing it.').waitFor();
    await page.reload();
    await page.getByText('How we valued your home').click();
    await card.getByText(/you asked us to use \$520,000/).waitFor();
    await card.getByText('$455,000', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a no', () => {
  it('before the credit check names its rule, promises no letter, and is looked at again for who asks', async () => {
    const { page, problems, close } = await visitAs(product, { name: 'recent-foreclosure', step: 'hasFbm' });
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('button', { name: /^Add/ }).click();
    await page.getByRole('radio', { name: 'Foreclosure' }).check();
    await page.getByLabel('When did it end?').fill('06/2025');
    await page.getByRole('button', { name: /^Add this/ }).click();
    await goOn(page);
    await page.waitForURL('**/app/ineligible/late-payment');
    await page.getByRole('heading', { name: 'Foreclosure', level: 2 }).waitFor();
    expect(await page.getByText(/You will get our reasons in writing/).count()).toBe(0);
    await page.getByRole('button', { name: 'Tell me when it changes' }).click();
    await page.getByText('Done.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Do not email me' }).click();
    await page.getByRole('button', { name: 'Tell me when it changes' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('to a state leads to its waitlist, where one may change one’s mind', async () => {
    const { page, problems, close } = await visitAs(
      product,
      { name: 'waitlist-state', step: 'zip' },
      { width: 'phone' },
    );
    await page.getByLabel('ZIP code').fill('43215');
    await goOn(page);
    await page.getByRole('heading', { level: 1, name: 'We do not lend in Ohio yet' }).waitFor();
    await page.getByLabel('Email address').fill('not an address');
    await page.getByRole('button', { name: 'Tell me when you do' }).click();
    await page.getByText('Enter an email address like name@example.com.').waitFor();
    await page.getByLabel('Email address').fill('helga@example.com');
    await page.getByRole('button', { name: 'Tell me when you do' }).click();
    await page.getByText('We will email helga@example.com once, when we lend in Ohio.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
