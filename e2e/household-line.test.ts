import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { people } from '#words/funnel/people.ts';
import { dayText } from '../src/entities/text/day-text.ts';
import { toDay } from '../src/entities/values/day.ts';
import { workedExampleCouple } from '../src/sandbox/personas/worked-example-couple.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const linkTo = async (email: string): Promise<string> => {
  const links = async () =>
    (await product.mailsTo(email)).flatMap((text) => /\S+\/app\/join\?token=[\w-]+/.exec(text) ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links()).at(-1) ?? '';
};

describe('a coborrower', () => {
  it('sees home, line, payments and liability before joining and before consenting', async () => {
    await visitAs(product, { name: 'worked-example-couple', step: 'mortgageBalance' });
    const email = String(workedExampleCouple.borrower.coborrower?.email);
    const { page, problems, close } = await product.visit('phone');
    await page.goto(await linkTo(email));
    const card = page.getByRole('region', { name: people.line.title });
    await card.getByText('418 Larkspur Lane, Roanoke, VA').waitFor();
    await card.getByText(people.line.whole).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^I am / }).check();
    const born = String(workedExampleCouple.coborrower?.creditScore?.dateOfBirth);
    await page.getByLabel(people.join.dateOfBirth).fill(dayText(toDay(born)));
    await page.getByRole('button', { name: people.join.submit }).click();
    await page.waitForURL('**/is-self-employed');
    await settled(page);
    await product.query("UPDATE coborrower_progress SET status = 'creditScore'");
    await page.goto(`${product.url}/app/initial-setup/credit-score`);
    await card.getByText(people.line.whole).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a changed offer', () => {
  it('shows the old figure beside the new one, and the reason', async () => {
    const { page, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'previewOffer' });
    await page.getByRole('slider').first().waitFor();
    // Opening the page stores its offer; changed before that, it would be stored again.
    await Promise.all([page.waitForResponse(/quote\.open/), page.reload()]);
    await product.query(
      `UPDATE offers SET basis = jsonb_set(basis, '{maxLine}', '40000') WHERE id = (SELECT id FROM offers ORDER BY made_at DESC LIMIT 1)`,
    );
    await page.reload();
    const row = page.getByRole('row', { name: new RegExp(storedOffer.notice.most) });
    await row.getByText('$40,000').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await close();
  });
});
