import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationIdOf, documentOf } from '#testing/stored/stored-people.ts';
import { shell } from '#words/shell.ts';
import { keptDraft } from '../../kept-draft.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled, type Visitor } from '../../product.ts';
import { openSections, receivePapers } from '../../walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const begin = async (name: { firstName: string; lastName: string }, email: string): Promise<Visitor> => {
  const visitor = await product.visit('phone');
  const { page } = visitor;
  await page.goto(product.url);
  await page.getByLabel('First name').fill(name.firstName);
  await page.getByLabel('Last name').fill(name.lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /See what I could borrow/ }).click();
  return visitor;
};
const value = ({ page }: Visitor) => page.getByLabel('Estimated value');
const go = ({ page }: Visitor) => page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();
const savedValues = async (email: string) =>
  product.query(`SELECT kind FROM events WHERE application_id = $1 AND body ->> 'step' = 'propertyValue'`, [
    await applicationIdOf(product.container.database, email),
  ]);

describe('names', () => {
  it.each([
    ['other scripts', 'Þórdís', '山田'],
    ['marks and apostrophes', 'Anne-Marie', 'O’Neill d’Ávila'],
  ])('in %s are kept as they are', async (_, firstName, lastName) => {
    const email = `${Math.random().toString(36).slice(2)}@example.com`;
    const { page, close } = await begin({ firstName, lastName }, email);
    await page.waitForURL('**/property-value');
    const { borrower } = await documentOf(product.container.database, email);
    expect(borrower.lastName).toBe(lastName);
    await close();
  });
});

describe('an amount', () => {
  it('is taken however it was pasted, and refused with a sentence beside it when it cannot be', async () => {
    const visitor = await begin({ firstName: 'Pat', lastName: 'Reed' }, 'amounts@example.com');
    const { page } = visitor;
    await value(visitor).waitFor();
    for (const absurd of ['', '0', '-5', '1', '99999999999999999999', 'a house']) {
      await value(visitor).fill(absurd);
      await go(visitor);
      await expect.poll(() => value(visitor).getAttribute('aria-invalid')).toBe('true');
      const told = (await value(visitor).getAttribute('aria-describedby')) ?? '';
      const sentences = await page
        .locator(
          told
            .split(' ')
            .map((id) => `[id="${id}"]`)
            .join(', '),
        )
        .allTextContents();
      expect(sentences.join(' ')).toMatch(/[a-z]{3}/i);
      expect(page.url()).toContain('property-value');
    }
    await value(visitor).fill('-585000');
    await go(visitor);
    await page.getByText('Enter it without the minus sign.').first().waitFor();
    expect(await value(visitor).inputValue()).toBe('-585,000');
    await value(visitor).fill('  $ 585,000.00 ');
    await go(visitor);
    await page.waitForURL('**/mortgage-estimate');
    const { property } = await documentOf(product.container.database, 'amounts@example.com');
    expect(property.value).toBe(585_000);
    await visitor.close();
  });
});

describe('an impatient visitor', () => {
  it('who presses twice saves once', async () => {
    const visitor = await begin({ firstName: 'Ann', lastName: 'Lee' }, 'twice@example.com');
    await value(visitor).fill('500000');
    await visitor.page.getByRole('button', { name: 'Continue' }).locator('visible=true').dblclick();
    await visitor.page.waitForURL('**/mortgage-estimate');
    await settled(visitor.page);
    expect(visitor.page.url()).toContain('mortgage-estimate');
    expect(await savedValues('twice@example.com')).toHaveLength(1);
    await visitor.close();
  });

  it('who goes back and forward sees every answer again', async () => {
    const visitor = await begin({ firstName: 'Bo', lastName: 'Lee' }, 'back@example.com');
    await value(visitor).fill('500000');
    await go(visitor);
    await visitor.page.waitForURL('**/mortgage-estimate');
    await visitor.page.goBack();
    await expect.poll(() => value(visitor).inputValue()).toBe('500,000');
    await visitor.page.goForward();
    await visitor.page.waitForURL('**/mortgage-estimate');
    await settled(visitor.page);
    await visitor.close();
  });

  it('who goes back in the middle of typing finds it again, and nothing of it stays behind the answer', async () => {
    const visitor = await begin({ firstName: 'Bo', lastName: 'Lee' }, 'middle@example.com');
    const { page } = visitor;
    await value(visitor).fill('500000');
    await go(visitor);
    await page.waitForURL('**/mortgage-estimate');
    const owed = page.getByLabel('Total owed');
    await owed.fill('123456');
    await page.getByRole('link', { name: 'Back', exact: true }).locator('visible=true').click();
    await page.waitForURL('**/property-value');
    await settled(page);
    await page.goBack();
    await expect.poll(() => owed.inputValue()).toBe('123,456');
    await expect
      .poll(() => keptDraft(product, 'mortgageEstimate'))
      .toMatchObject({ estimatedMortgageBalance: 123_456 });
    // A slow connection: the response takes longer than the typing pause.
    await page.route('**/funnel.submitStep*', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await owed.fill('99000');
    await go(visitor);
    await page.waitForURL('**/has-fbm');
    await settled(page);
    await page.unroute('**/funnel.submitStep*');
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await go(visitor);
    // Saves go out one after the other: a draft behind the answer would be there by now.
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/has-fbm'));
    expect(await keptDraft(product, 'mortgageEstimate')).toBeUndefined();
    await visitor.close();
  });

  it('who reloads while a save is on its way loses nothing', async () => {
    const visitor = await begin({ firstName: 'Cy', lastName: 'Lee' }, 'reload@example.com');
    const { page, context } = visitor;
    await value(visitor).waitFor();
    await context.route('**/funnel.submitStep*', async (route) => {
      await new Promise((done) => setTimeout(done, 3000));
      await route.continue().catch(() => undefined);
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await value(visitor).fill('512000');
    await expect.poll(() => keptDraft(product, 'propertyValue')).toMatchObject({ value: 512_000 });
    await go(visitor);
    await page.reload();
    await settled(page);
    await expect.poll(() => value(visitor).inputValue()).toBe('512,000');
    await visitor.close();
  });

  it('who leaves in the middle of a word finds it again', async () => {
    const visitor = await begin({ firstName: 'Di', lastName: 'Lee' }, 'leaves@example.com');
    const { page } = visitor;
    await settled(page);
    await value(visitor).fill('4');
    await expect.poll(() => keptDraft(product, 'propertyValue')).toMatchObject({ value: 4 });
    await value(visitor).fill('433000');
    await page.reload();
    await settled(page);
    await expect.poll(() => value(visitor).inputValue()).toBe('433,000');
    await value(visitor).fill('433500');
    await page.getByLabel(shell.menu).click();
    await page.getByRole('button', { name: 'Finish later' }).locator('visible=true').click();
    await page.getByRole('button', { name: 'Sign out now' }).click();
    await page.waitForURL('**/app/login?left=1');
    expect(await keptDraft(product, 'propertyValue')).toMatchObject({ value: 433_500 });
    await visitor.close();
  });

  it('who leaves before the bot check is done is asked first, and finds it again after staying', async () => {
    const visitor = await begin({ firstName: 'Ed', lastName: 'Lee' }, 'leaves-early@example.com');
    const { page, context } = visitor;
    await value(visitor).waitFor();
    const held = Promise.withResolvers<void>();
    await context.route('**/api/bot-check', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await value(visitor).click();
    await page.keyboard.type('433000');
    const asked = page.waitForEvent('dialog');
    const leaving = page.evaluate(() => void window.location.reload()).catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await leaving;
    held.resolve();
    await expect.poll(() => keptDraft(product, 'propertyValue')).toMatchObject({ value: 433_000 });
    await page.reload();
    await expect.poll(() => value(visitor).inputValue()).toBe('433,000');
    await visitor.close();
  });

  describe('who types on while the county of a ZIP code is looked up', () => {
    const slowCounties = async ({ context, page }: Visitor) => {
      const held = Promise.withResolvers<void>();
      await context.route(/zip-count/, async (route) => {
        await held.promise;
        await route.continue();
      });
      const arrived = page.waitForResponse(/zip-count/);
      return async () => {
        held.resolve();
        await (await arrived).finished();
      };
    };
    const fillHome = async (page: Page) => {
      await page.getByLabel('Street address').fill('88 Peachtree Walk');
      await page.getByLabel('ZIP code').fill('30309');
      await page.getByLabel('City').fill('Atlanta');
    };

    it('keeps the rest of the address', async () => {
      const visitor = await visitAs(product, { name: 'listed-for-sale', step: 'prequalAddress' });
      const release = await slowCounties(visitor);
      await fillHome(visitor.page);
      await release();
      await visitor.page.getByText('USPS recognizes this address.').waitFor();
      expect(await visitor.page.getByLabel('City').inputValue()).toBe('Atlanta');
      await visitor.close();
    });

    it('keeps the rest of the entry the address belongs to', async () => {
      const visitor = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application' });
      const { page } = visitor;
      await receivePapers(page);
      await openSections(page);
      const release = await slowCounties(visitor);
      await page.getByRole('button', { name: 'Add another address' }).click();
      await fillHome(page);
      await page.getByLabel('Moved in').fill('03/2019');
      await release();
      await expect
        .poll(() => keptDraft(product, 'application'))
        .toMatchObject({
          residences: [{}, { address: { city: 'Atlanta', county: 'Fulton County' }, from: '2019-03-01' }],
        });
      expect(await page.getByLabel('Moved in').inputValue()).toBe('03/2019');
      await visitor.close();
    });
  });
});
