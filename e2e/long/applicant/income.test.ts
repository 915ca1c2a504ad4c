import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incomeTypes, incomeVerificationMethods } from '#words/application-labels.ts';
import { verification } from '#words/funnel/verification.ts';
import { sandbox } from '#words/sandbox.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { openSections } from '../../walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

describe('income is proved', () => {
  it('by payroll: what was found is confirmed or disputed, and what it covers is not asked for', async () => {
    const place = { name: 'worked-example-couple', step: 'application6' };
    const { page, problems, close } = await visitAs(product, place, { width: 'phone' });
    const papers = page.getByRole('region', { name: 'What this means for your documents' });
    await papers.getByText('4 needed later').waitFor();
    await page.getByRole('radio', { name: 'Connect my payroll' }).check();
    await page.getByRole('button', { name: 'Agree and ask payroll' }).click();
    await page.getByRole('button', { name: sandbox.visit.share }).click();
    const record = page.getByRole('region', { name: 'Blue Ridge Pediatrics' });
    await record.getByText('Confirmed by payroll record').waitFor();
    await expect.poll(() => papers.getByText('Not needed').count()).toBe(2);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();
    await page.getByText('Tell us whether each record is right.').first().waitFor();
    await record.getByRole('radio', { name: 'No' }).check();
    await papers.getByText('4 needed later').waitFor();
    await record.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();
    await page.waitForURL('**/app/application/sign');
    expect(problems).toEqual([]);
    await close();
  });

  it('by the bank: the kinds of deposits it found are named', async () => {
    const { page, problems, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application6' });
    await page.getByRole('radio', { name: incomeVerificationMethods.bank }).check();
    await page.getByRole('button', { name: verification.bank.connect }).click();
    await page.getByRole('button', { name: sandbox.visit.share }).click();
    const found = page.getByRole('region', { name: verification.found.title });
    await found.getByText(incomeTypes.salary, { exact: true }).waitFor();
    await found.getByText(incomeTypes.taxRefund, { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('by statements: a file is taken in or refused with what to do, and counted', async () => {
    const { page, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application6' });
    await page.goto(`${product.url}/app/bank-statement`);
    await page.getByText('0 of 3 received').waitFor();
    const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
    await page.locator('input[type=file][multiple]').setInputFiles([file('notes.txt', 'not a statement')]);
    await page.getByText(/We can read PDF, JPEG, PNG/).waitFor();
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([{ name: 'june.png', mimeType: 'image/png', buffer: pixel }]);
    await page.getByText('1 of 3 received').waitFor();
    await page.getByText('june.png', { exact: true }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await close();
  });

  it('insurance comes from the insurer, and a yes that stands in the way says so at once', async () => {
    const home = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application3' });
    const insurance = home.page.getByRole('region', { name: 'Home insurance without an upload' });
    await insurance.getByRole('button', { name: 'Connect my insurer' }).click();
    await home.page.getByRole('button', { name: sandbox.visit.share }).click();
    await insurance.getByText(/No insurance upload needed|no insurer knew|run out|No insurer/i).waitFor();
    await openSections(home.page);
    await home.page.getByRole('radio', { name: 'A trust' }).check();
    await home.page.locator('[id="trustKind-1"]').check();
    await home.page.getByText(/cannot lend on a home in an irrevocable trust/).waitFor();
    await home.close();
    const { page, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application8' });
    await openSections(page);
    await page.locator('[id="hasBankruptcy"]').check();
    await page.getByRole('button', { name: 'Add an event' }).click();
    await page.getByRole('radio', { name: 'Bankruptcy' }).check();
    await page.locator('[id="declaredEvents.0.on"]').fill('05/2025');
    await page.getByText(/we cannot open a line before May 1, 2029/).waitFor();
    await close();
  });
});
