import { afterAll, beforeAll, expect, it } from 'vitest';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { floodDesk } from '#words/portal/loan-desk/flood.ts';
import { valueReviews } from '#words/portal/value-reviews.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('staff enter the federal flood form with its file, and see the values that wait for review', async () => {
  await visitAs(product, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const { page, problems } = await staffAt(product, {
    role: 'processor',
    path: `/portal/loan/${String(row?.id)}/property`,
  });
  await page.getByRole('button', { name: floodDesk.open }).click();
  await page.getByRole('button', { name: floodDesk.submit }).click();
  await page.getByText(floodDesk.wrong.zone).waitFor();
  await page.getByText(floodDesk.wrong.file).waitFor();
  await checkBothWidths(page, 0);
  await page.getByLabel(floodDesk.fields.zone).fill('ae');
  await page.getByLabel(floodDesk.fields.communityNumber).fill('470040');
  await page.getByLabel(floodDesk.fields.communityName).fill('Metro Nashville');
  await page.getByLabel(floodDesk.fields.mapPanel, { exact: true }).fill('47037C0241H');
  await page.getByLabel(floodDesk.fields.mapPanelOn).fill('04/05/2017');
  await page.getByRole('group', { name: floodDesk.fields.participates }).getByText('Yes', { exact: true }).click();
  await page.getByLabel(floodDesk.fields.determinedOn).fill('11/10/2026');
  await page
    .getByLabel(floodDesk.fields.file)
    .setInputFiles({ name: 'Form 81-93.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await page.getByRole('button', { name: floodDesk.submit }).click();
  await page.getByText('Metro Nashville, 470040').waitFor();
  await page.goto(`${product.url}/portal/value-reviews`);
  await page.getByRole('heading', { name: valueReviews.models }).waitFor();
  await checkBothWidths(page, 1);
  expect(problems).toEqual([]);
}, 120_000);

it('staff have an owner who does not borrow sign the acknowledgment of value of a home in Texas', async () => {
  await visitAs(product, { name: 'texas-homestead', step: 'applicationSubmitted' });
  const [row] = await product.query(
    `UPDATE applications SET document = document || '{"otherTitleHolders": [{"id": "rosa", "name": "Rosa Hutchins", "email": null}]}'
     WHERE id = (SELECT id FROM applications ORDER BY created_at DESC LIMIT 1) RETURNING id`,
  );
  const { page, problems } = await staffAt(product, {
    role: 'processor',
    path: `/portal/loan/${String(row?.id)}/closing`,
  });
  const words = closingDesk.ownerPapers;
  const rosa = page.getByRole('region', { name: 'Rosa Hutchins' });
  await rosa.getByRole('button', { name: words.makeAcknowledgment('Rosa Hutchins') }).click();
  await rosa.getByRole('link', { name: words.openAcknowledgment }).waitFor();
  await rosa.getByRole('button', { name: words.record }).click();
  await rosa.getByText(words.chooseFile).waitFor();
  await checkBothWidths(page, 2);
  await rosa
    .getByLabel(words.signedCopy('Rosa Hutchins'))
    .setInputFiles({ name: 'Signed.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await rosa.getByRole('button', { name: words.record }).click();
  await rosa.getByText('Signed the acknowledgment of value on').waitFor();
  expect(problems).toEqual([]);
}, 120_000);
