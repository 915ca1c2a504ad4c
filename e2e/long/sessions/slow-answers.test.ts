import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '#entities/application/application.ts';
import { disclosureName } from '#entities/contract/disclosure-name.ts';
import { errors } from '#words/errors.ts';
import { questions } from '#words/funnel/questions.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { violationsOn } from '../../axe.ts';
import { breakCalls, holdNext } from '../../held-calls.ts';
import { keptDraft } from '../../kept-draft.ts';
import { moveInside } from '../../move-inside.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const at = (step: string) => visitAs(product, { name: 'homeowner-with-one-job', step });
const worth = (page: Page) => page.getByLabel('Estimated value');
const go = (page: Page) =>
  page
    .getByRole('button', { name: questions.continue })
    .or(page.getByRole('button', { name: questions.saving }))
    .locator('visible=true')
    .click();
const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true }).locator('visible=true').click();
const saved = async (): Promise<unknown> => {
  const [row] = await product.query('SELECT document FROM applications ORDER BY created_at DESC LIMIT 1');
  return application.parse(row?.document).property.value;
};

describe('an answer that takes its time', () => {
  it('leaves what is typed meanwhile on the page, kept, for the next Continue', async () => {
    const { page, problems, close } = await at('propertyValue');
    const answer = await holdNext(page, 'funnel.submitStep');
    await worth(page).fill('600000');
    await go(page);
    await answer.isSent();
    await worth(page).fill('777000');
    await answer.release();
    await expect.poll(() => saved()).toBe(600_000);
    await expect.poll(() => keptDraft(product, 'propertyValue')).toEqual({ value: 777_000 });
    expect(await worth(page).inputValue()).toBe('777,000');
    await go(page);
    await page.waitForURL('**/mortgage-estimate');
    expect(await saved()).toBe(777_000);
    expect(problems).toEqual([]);
    await close();
  });

  it('gives way to the one that was sent after it', async () => {
    const { page, close } = await at('propertyValue');
    const answer = await holdNext(page, 'funnel.submitStep');
    await worth(page).fill('600000');
    await go(page);
    await answer.isSent();
    await worth(page).fill('777000');
    await go(page);
    await answer.release();
    await page.waitForURL('**/mortgage-estimate');
    expect(await saved()).toBe(777_000);
    await close();
  });

  it('leads nobody away who has left its page', async () => {
    const { page, close } = await at('mortgageEstimate');
    const answer = await holdNext(page, 'funnel.submitStep');
    await page.getByLabel('Total owed').fill('111000');
    await go(page);
    await answer.isSent();
    await back(page);
    await page.waitForURL('**/property-value');
    await worth(page).fill('640000');
    const told = page.waitForResponse((response) => response.url().includes('funnel.submitStep'));
    await answer.release();
    await (await told).finished();
    // The page moves on only after its own response.
    await go(page);
    await page.waitForURL('**/mortgage-estimate');
    await expect.poll(() => page.getByLabel('Total owed').inputValue()).toBe('111,000');
    expect(await saved()).toBe(640_000);
    await close();
  });

  it('and then fails waits on its page, and says so to who has left it', async () => {
    const { page, close } = await at('mortgageEstimate');
    const answer = await holdNext(page, 'funnel.submitStep');
    await page.getByLabel('Total owed').fill('111000');
    await go(page);
    await answer.isSent();
    await back(page);
    await page.waitForURL('**/property-value');
    await answer.breakDown();
    await page.getByText(errors.notSaved.keptOn(words.mortgageEstimate.question)).waitFor();
    await expect.poll(() => keptDraft(product, 'mortgageEstimate')).toEqual({ estimatedMortgageBalance: 111_000 });
    await page.goBack();
    await expect.poll(() => page.getByLabel('Total owed').inputValue()).toBe('111,000');
    await close();
  });

  it('is kept as typed when the page is left for good before it comes', async () => {
    const { page, close } = await at('propertyValue');
    page.on('dialog', (dialog) => void dialog.accept());
    const answer = await holdNext(page, 'funnel.submitStep');
    await worth(page).fill('612345');
    await go(page);
    await answer.isSent();
    await page.goto('about:blank');
    await expect.poll(() => keptDraft(product, 'propertyValue')).toEqual({ value: 612_345 });
    await close();
  });

  it('fails on the first page of all without taking what was typed', async () => {
    const { page, close } = await product.visit();
    await page.goto(`${product.url}/prequal/credit-check?flow=credit`);
    await settled(page);
    const answer = await holdNext(page, 'funnel.submitStep');
    const typed = {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'first-page@example.com',
      dateOfBirth: '03/04/1980',
      ssn: '219-09-9999',
      annualIncome: '120000',
    };
    for (const [id, text] of Object.entries(typed)) await page.locator(`[id="${id}"]`).fill(text);
    await page.locator('[id="hasConsentedToSoftPull"]').check();
    await go(page);
    await answer.breakDown();
    await page.getByText(errors.notSaved.title).waitFor();
    expect(await page.getByLabel('Legal first name').inputValue()).toBe('Ann');
    expect(await page.locator('[id="ssn"]').inputValue()).toContain('9999');
    await go(page);
    await page.waitForURL('**/prequal/building-type*');
    await close();
  });
});

describe('reading again', () => {
  it('what changed elsewhere may fail without taking the page away', async () => {
    const { page, context, close } = await at('creditScore');
    await page.locator('[id="ssn"]').fill('219-09-9999');
    const reading = await breakCalls(page, 'funnel.current');
    const second = await context.newPage();
    await second.goto(page.url());
    await settled(second);
    await moveInside(second, '/app/initial-setup/property-value');
    await worth(second).fill('655000');
    await go(second);
    await second.waitForURL('**/mortgage-estimate');
    await expect.poll(reading.seen, { timeout: 10_000 }).toBeGreaterThan(0);
    await page.getByRole('button', { name: questions.continue }).locator('visible=true').click({ trial: true });
    expect(await page.locator('[id="ssn"]').inputValue()).toContain('9999');
    expect(await page.getByText(errors.notLoaded.title).count()).toBe(0);
    await close();
  });

  it('never brings back what was there before one’s own answer', async () => {
    const { page, context, close } = await at('creditScore');
    await moveInside(page, '/app/initial-setup/property-value');
    const second = await context.newPage();
    await second.goto(page.url());
    await settled(second);
    await moveInside(second, '/app/initial-setup/mortgage-estimate');
    const before: { answer?: () => Promise<void> } = {};
    await page.route('**/api/trpc/*funnel.current*', async (route) => {
      if (before.answer !== undefined) return route.fallback();
      const response = await route.fetch();
      before.answer = () => route.fulfill({ response });
    });
    await second.getByLabel('Total owed').fill('222000');
    await go(second);
    await second.waitForURL('**/has-fbm');
    await expect.poll(() => before.answer !== undefined, { timeout: 10_000 }).toBe(true);
    await worth(page).fill('701000');
    await go(page);
    await page.waitForURL('**/mortgage-estimate');
    await before.answer?.().catch(() => undefined);
    await expect.poll(() => page.getByLabel('Total owed').inputValue()).toBe('222,000');
    await back(page);
    await expect.poll(() => worth(page).inputValue()).toBe('701,000');
    await close();
  });

  it('a paper leaves the rest of its page as it is', async () => {
    const { page, close } = await at('application');
    const reading = await breakCalls(page, 'application.handedPaper');
    await page.reload();
    // All of them: one still on its way would come through as soon as the line is mended.
    await expect.poll(() => page.getByText(errors.notLoaded.title).count()).toBe(disclosureName.options.length);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.locator('main').count()).toBe(1);
    await reading.mend();
    for (const readable of [1, 2]) {
      await page.getByRole('button', { name: errors.notLoaded.retry }).first().click();
      await expect.poll(() => page.locator('main details').count()).toBe(readable);
    }
    await close();
  });

  it('what is half typed is tried again rather than written over', async () => {
    const { page, close } = await at('propertyValue');
    await worth(page).fill('643210');
    await expect.poll(() => keptDraft(product, 'propertyValue')).toEqual({ value: 643_210 });
    const reading = await breakCalls(page, 'funnel.drafts');
    await page.reload();
    await page.getByText(errors.notLoaded.title).waitFor();
    await reading.mend();
    await page.getByRole('button', { name: errors.notLoaded.retry }).click();
    await expect.poll(() => worth(page).inputValue()).toBe('643,210');
    await close();
  });
});
