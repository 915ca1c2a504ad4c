import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeRecord as words } from '#words/funnel/pages/home-record.ts';
import { violationsOn } from '../../axe.ts';
import { holdNext } from '../../held-calls.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, type Width } from '../../product.ts';
import { goOn, openSections } from '../../walker.ts';

let product: Product;
let without: Product;
beforeAll(async () => {
  product = await openProduct();
  without = await openProduct({ HOME_RECORD: 'none' });
}, 240_000);
afterAll(async () => {
  await product.close();
  await without.close();
});

const alma = { name: 'homeowner-with-one-job', step: 'application3' };
const card = (page: Page) => page.getByRole('region', { name: words.title });
const section = (page: Page, name: string) => page.locator(`details[data-section="${name}"] > summary`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const at = async (place: Product, width: Width = 'phone') => {
  const visitor = await visitAs(place, alma, { width });
  const calls: string[] = [];
  visitor.page.on('request', (request) => calls.push(request.url()));
  await visitor.page.reload();
  return { ...visitor, asked: () => calls.filter((url) => url.includes('funnel.homeRecord')) };
};

describe('the public record of the home', () => {
  it('is confirmed as one card, which fills what it knows, and the page goes on at what is still open', async () => {
    const { page, problems, close } = await at(product);
    for (const told of ['Single-family house', '05/2016', '$3,600'])
      await card(page).getByText(told, { exact: true }).waitFor();
    await card(page).getByText(words.text('212 Fatherland Street')).waitFor();
    await page.getByText('1 of 6 sections answered').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await card(page).getByRole('button', { name: words.use }).click();
    await page.getByText('3 of 6 sections answered').waitFor();
    await expect.poll(() => focused(page)).toBe('section-title');
    expect(await section(page, 'homeType').textContent()).toMatch(
      new RegExp(`Single-family house.*${words.sources.type}.*Edit`),
    );
    expect(await section(page, 'homeUse').textContent()).toContain(words.sources.acquiredOn);
    expect(await violationsOn(page)).toEqual([]);
    // Like any answer, it can be edited, and is then the applicant's own.
    await openSections(page);
    expect(await page.locator('[id="yearlyTaxes"]').inputValue()).toBe('3,600');
    await page.locator('[id="yearlyTaxes"]').fill('3,900');
    await page.locator('[id="titleHolder"]').check();
    for (const no of ['hasOtherTitleHolders-1', 'isListed-1', 'wasListedLately-1'])
      await page.locator(`[id="${no}"]`).check();
    for (const cost of ['fees', 'yearlyInsurance']) await page.locator(`[id="${cost}"]`).fill('0');
    await goOn(page).click();
    await page.waitForURL('**/app/application/3');
    const [row] = await product.query('SELECT document FROM applications ORDER BY created_at DESC LIMIT 1');
    expect(row?.document).toMatchObject({
      property: { type: 'singleFamily', units: '1', acquiredOn: '2016-05-01', yearlyTaxes: 3900 },
    });
    // All of it is answered: nobody is asked again.
    await page.goBack();
    await page.getByText('6 of 6 sections answered').waitFor();
    expect(await card(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('that is wrong fills nothing, and one of another address than the one typed cannot be used', async () => {
    const { page, problems, close } = await at(product, 'desktop');
    await card(page).getByRole('button', { name: words.use }).waitFor();
    await section(page, 'homeAddress').click();
    const street = page.locator('[id="address.line1"]');
    await street.fill('418 Larkspur Lane');
    await card(page).getByText(words.another('212 Fatherland Street')).waitFor();
    expect(await card(page).getByRole('button').count()).toBe(0);
    await street.fill('212 Fatherland Street');
    await card(page).getByRole('button', { name: words.refuse }).click();
    await card(page).getByText(words.refused).waitFor();
    await page.getByText('1 of 6 sections answered').waitFor();
    await openSections(page);
    expect(await page.getByRole('radio', { checked: true, name: 'Single-family house' }).count()).toBe(0);
    expect(await page.locator('[id="yearlyTaxes"]').inputValue()).toBe('');
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it.each(['down', 'thin'])(
    'that nobody can give (%s) is said in one line without moving the page, and the page is answered by hand',
    async (behaviour) => {
      await product.query('INSERT INTO sandbox_switches (vendor, behaviour) VALUES ($1, $2)', [
        'homeRecord',
        behaviour,
      ]);
      const { page, problems, close } = await at(product);
      const held = await holdNext(page, 'funnel.homeRecord');
      await page.reload();
      await held.isSent();
      const height = async () => (await card(page).boundingBox())?.height;
      const before = await height();
      await held.release();
      await card(page).getByText(words.none).waitFor();
      expect(await height()).toBe(before);
      expect(await card(page).locator('dl:visible').count()).toBe(0);
      expect(await card(page).getByRole('button').count()).toBe(0);
      await page.getByRole('radio', { name: 'Condo' }).check();
      await page.getByText('2 of 6 sections answered').waitFor();
      // From the page before it comes as its one sentence.
      await page.getByRole('link', { name: 'Back', exact: true }).locator('visible=true').click();
      await page.waitForURL('**/app/application/1');
      await goOn(page).click();
      await page.waitForURL('**/app/application/2');
      await card(page).getByText(words.none).waitFor();
      expect(await card(page).locator('dl').count()).toBe(0);
      expect(problems).toEqual([]);
      await product.query("DELETE FROM sandbox_switches WHERE vendor = 'homeRecord'");
      await close();
    },
  );

  it('is not spoken of where nobody is asked for one', async () => {
    const { page, asked, problems, close } = await at(without);
    await page.getByText('1 of 6 sections answered').waitFor();
    await page.getByRole('radio', { name: 'Condo' }).check();
    await page.getByText('2 of 6 sections answered').waitFor();
    expect(await card(page).count()).toBe(0);
    expect(asked()).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
