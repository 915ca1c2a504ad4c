import { afterAll, beforeAll, expect, it } from 'vitest';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import { samplePdf } from '../src/testing/sample-files.ts';
import { checkBothWidths } from './both-widths.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product } from './product.ts';
import { staffAt } from './staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('staff enter an appraisal with its file, and a colleague confirms it beside what was stated', async () => {
  const applicant = await visitAs(product, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  await applicant.page.getByRole('heading').first().waitFor();
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const path = `/portal/loan/${String(row?.id)}/verification`;
  const processor = await staffAt(product, { role: 'processor', path });
  const { page } = processor;
  await page.getByRole('heading', { name: words.title }).waitFor();
  await page.getByText(words.sources.vendor).first().waitFor();
  await page.getByLabel(words.kind, { exact: true }).selectOption('value');
  await page.getByText(words.fourEyes).waitFor();
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByText(words.checkFields).waitFor();
  await page.getByText(words.documentNeeded).waitFor();
  await checkBothWidths(page, 0);
  await page.getByLabel(words.fields.value).fill('470000');
  await page.getByLabel(words.fields.asOf).fill('11/02/2026');
  await page.getByLabel(words.fields.appraiser).fill('Rosa Field');
  await page.getByLabel(words.fields.license).fill('TN-1234');
  await page
    .getByLabel(words.upload)
    .setInputFiles({ name: 'appraisal.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await page
    .getByRole('combobox', { name: words.document })
    .locator('option:checked', { hasText: 'appraisal.pdf' })
    .waitFor({ state: 'attached' });
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByText(words.enterOutcomes.waiting).waitFor();
  await page.getByText(words.ownEntry).waitFor();
  const officer = await staffAt(product, { role: 'underwriter', path });
  await officer.page.getByText('Rosa Field, TN-1234', { exact: false }).waitFor();
  await checkBothWidths(officer.page, 0);
  await officer.page.getByRole('button', { name: words.confirm }).click();
  await officer.page.getByRole('cell', { name: '$470,000' }).waitFor();
  await officer.page.getByRole('cell', { name: words.sources.staff }).first().waitFor();
  expect([...processor.problems, ...officer.problems]).toEqual([]);
  for (const visitor of [applicant, processor, officer]) await visitor.close();
}, 120_000);
