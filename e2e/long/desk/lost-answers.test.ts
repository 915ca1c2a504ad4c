import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable } from '#words/portal/loan-desk/fact-table.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { storeFile } from '../../../src/server/usecases/documents/store-file.ts';
import { textPdf } from '../../../src/testing/files/text-pdf.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { loseAnswer } from '../../held-calls.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
}, 120_000);
afterAll(() => product.close());

/** A policy of two pages, open in the viewer, with the form that splits it. Where no change is told, the form stays as it was. */
const splitting = async (name: string, { isTold }: { isTold: boolean }) => {
  const purpose = {
    name,
    documentType: 'homeownersInsurance',
    propertyId: null,
    idSubtype: null,
    idSide: null,
  } as const;
  const pages = [1, 2].map((page) => [{ text: `${name}, page ${page}`, x: 72, y: 100 }]);
  const body = Readable.from([await textPdf(pages)]);
  await storeFile(product.container, { applicationId: loanId, person: 'borrower' }, { purpose, body });
  const visitor = await staffAt(product, { role: 'processor', path: `/portal/loan/${loanId}/documents` });
  const { page } = visitor;
  if (!isTold) {
    await page.route(/\/api\/trpc\/\w+\.changes/, (route) => route.abort('internetdisconnected'));
    await page.reload();
  }
  await page.getByLabel(documentDesk.reason.label).fill('Reviewing the insurance');
  await page.getByRole('button', { name: documentDesk.reason.submit }).click();
  await page.getByRole('button', { name: `${documentDesk.open} ${name}` }).click();
  await page.getByRole('button', { name: reviewDesk.tasks.split, exact: true }).click();
  await page.getByLabel(reviewDesk.splitAfter(1)).check();
  await loseAnswer(page, 'loanReview.make');
  return {
    ...visitor,
    split: () => page.getByRole('button', { name: reviewDesk.splitSubmit, exact: true }).last().click(),
  };
};
const partsOf = (name: string) =>
  product.query("SELECT id FROM files WHERE origin->'parts'->0->>'name' = $1 AND retired_at IS NULL", [name]);

it('a fact entered again after its answer was lost is entered once, and no colleague is blamed', async () => {
  const { page, problems, close } = await staffAt(product, {
    role: 'processor',
    path: `/portal/loan/${loanId}/verification`,
  });
  await page.getByRole('button', { name: `${factTable.correct} ${factTable.names.value}` }).click();
  const form = page.getByRole('form', { name: factTable.form(factTable.names.value) });
  const { fields } = factEntryWords;
  await form.getByLabel(fields.value).fill('470000');
  await form.getByLabel(fields.asOf).fill('11/02/2026');
  await form.getByLabel(fields.appraiser).fill('Rosa Field');
  await form.getByLabel(fields.license).fill('TN-1234');
  const file = { name: 'appraisal.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await form.getByLabel(factEntryWords.upload).setInputFiles(file);
  await form.locator('option:checked', { hasText: file.name }).waitFor({ state: 'attached' });
  await loseAnswer(page, 'loanFacts.enter');
  const enter = form.getByRole('button', { name: factEntryWords.submit });
  await enter.click();
  await form.getByText(errors.notReached).waitFor();
  // By now the page shows the entry the first press made.
  await page.getByText('Rosa Field, TN-1234', { exact: false }).first().waitFor();
  await enter.click();
  await form.waitFor({ state: 'detached' });
  await page.getByText(factEntryWords.enterOutcomes.waiting).waitFor();
  expect(await product.query('SELECT state FROM fact_entries')).toEqual([{ state: 'waiting' }]);
  expect(problems).toEqual([]);
  await close();
});

it('a document split again after its answer was lost is split once, and leads to its parts', async () => {
  const { page, problems, close, split } = await splitting('first policy.pdf', { isTold: false });
  await split();
  await page.getByText(errors.notReached).waitFor();
  await split();
  await page.getByText(/^Made from first policy\.pdf, page 1 by/).waitFor();
  expect(await partsOf('first policy.pdf')).toHaveLength(2);
  expect(problems).toEqual([]);
  await close();
});

it('a document that was split while it is read says so, and is not called sealed', async () => {
  const { page, problems, close, split } = await splitting('second policy.pdf', { isTold: true });
  await split();
  await page.getByText(reviewDesk.noLongerCounts).waitFor();
  expect(await page.getByText(reviewDesk.sealed).count()).toBe(0);
  await page.getByRole('button', { name: reviewDesk.back }).click();
  await settled(page);
  await expect.poll(() => page.getByText(/^second policy \(page \d\)\.pdf/).count()).toBe(2);
  expect(await partsOf('second policy.pdf')).toHaveLength(2);
  expect(problems).toEqual([]);
  await close();
});
