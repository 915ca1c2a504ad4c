import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentLabel } from '#words/loan/documents.ts';
import { heldWords } from '#words/portal/desk/held-work.ts';
import { notificationWords } from '#words/portal/desk/notifications.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { conditionDesk, documentDesk } from '#words/portal/loan-desk/work.ts';
import { portal } from '#words/portal/portal.ts';
import { work } from '#words/portal/work.ts';
import { storeFile } from '../../../src/server/usecases/documents/store-file.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { violationsOn } from '../../axe.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
  const what = { name: 'policy.pdf', documentType: 'homeownersInsurance', propertyId: null } as const;
  await storeFile(
    product.container,
    { applicationId: loanId, person: 'borrower' },
    { purpose: { ...what, idSubtype: null, idSide: null }, body: Readable.from([samplePdf()]) },
  );
}, 120_000);
afterAll(() => product.close());

it('taken work opens read-only for a colleague, who takes it over; the first is told and keeps what was typed', async () => {
  const processor = await staffVisitor(product, { grants: [{ role: 'processor', scopeKind: 'lender' }] });
  const underwriter = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
  const policy = new RegExp(`^${documentLabel('homeownersInsurance')}`);
  const openPolicy = async ({ page }: typeof processor, view: string) => {
    await page.goto(`${product.url}/portal/work?queue=documents&view=${view}`);
    await page.getByRole('link', { name: policy }).first().click();
    await page.getByLabel(documentDesk.reason.label).fill('Reading the policy');
    await page.getByRole('button', { name: documentDesk.reason.submit }).click();
    await page.getByRole('img', { name: reviewDesk.page(1) }).waitFor();
  };
  const { page: first } = processor;
  await first.goto(`${product.url}/portal/work?queue=documents&view=open`);
  await first
    .getByRole('button', { name: new RegExp(`^${work.take} ${documentLabel('homeownersInsurance')}`) })
    .click();
  await first.getByText(work.taken(1)).waitFor();
  await openPolicy(processor, 'mine');
  await first.getByRole('button', { name: reviewDesk.sendBack }).click();
  await first.getByLabel(reviewDesk.note).fill('Page two is missing.');

  const { page: second } = underwriter;
  await openPolicy(underwriter, 'team');
  await second.getByText(heldWords.by(['Sam processor'])).waitFor();
  const accept = second.getByRole('button', { name: reviewDesk.accept });
  expect(await accept.isDisabled()).toBe(true);
  for (const key of ['y', 'b', 's', 'm', 'c']) await second.keyboard.press(key);
  expect(await second.getByRole('button', { name: reviewDesk.tasks.split }).count()).toBe(0);
  expect(await second.getByLabel(reviewDesk.causes.pagesMissing).count()).toBe(0);
  await checkBothWidths(second, 0);
  await checkBothWidths(second, 1);
  // The request it was sent for is read-only with it.
  await second.goto(`${product.url}/portal/loan/${loanId}/conditions`);
  const request = second.getByRole('listitem').filter({ hasText: documentLabel('homeownersInsurance') });
  await request.getByText(heldWords.by(['Sam processor'])).waitFor();
  expect(await request.getByRole('button', { name: conditionDesk.clear }).count()).toBe(0);
  expect(await violationsOn(second)).toEqual([]);
  await request.getByRole('button', { name: heldWords.takeOver }).click();
  await request.getByRole('button', { name: conditionDesk.clear }).waitFor();

  // On the first one's open page.
  await first.getByText(heldWords.by(['Sam underwriter'])).waitFor();
  expect(await first.getByLabel(reviewDesk.note).inputValue()).toBe('Page two is missing.');
  expect(await first.getByRole('button', { name: reviewDesk.send, exact: true }).last().isDisabled()).toBe(true);
  await first.getByRole('button', { name: portal.nav.bell(1) }).click();
  await first.getByText(notificationWords.what.takenOver('Sam underwriter')).waitFor();
  await first.keyboard.press('Escape');
  await first.getByRole('button', { name: heldWords.takeOver }).click();
  await expect
    .poll(() => first.getByRole('button', { name: reviewDesk.send, exact: true }).last().isDisabled())
    .toBe(false);
  await request.getByText(heldWords.by(['Sam processor'])).waitFor();
  // One line a document at a desk.
  await second.goto(`${product.url}/portal/loan/${loanId}/documents`);
  const line = await second.getByRole('listitem').filter({ hasText: 'policy.pdf' }).boundingBox();
  expect(line?.height).toBeLessThanOrEqual(48);
  expect([...processor.problems, ...underwriter.problems]).toEqual([]);
  await processor.close();
  await underwriter.close();
});
