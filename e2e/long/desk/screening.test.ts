import { afterAll, beforeAll, expect, it } from 'vitest';
import { screeningDesk as words } from '#words/portal/loan-desk/screening.ts';
import { verificationDesk } from '#words/portal/loan-desk/verification.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { lockApplication, saveApplication } from '../../../src/server/db/repos/application/applications.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { openProduct, type Product, type Visitor } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('a possible match is shown beside the person and cleared by two underwriters', async () => {
  const loanId = await submittedLoan(product);
  await product.container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, loanId);
    if (!stored) throw new Error('no loan');
    const borrower = { ...stored.document.borrower, firstName: 'Raúl', lastName: 'Gorrín' };
    await saveApplication(tx, { ...stored, document: { ...stored.document, borrower } });
  });
  const path = `/portal/loan/${loanId}/identity`;
  const una = await staffAt(product, { role: 'underwriter', path });
  const { page } = una;
  await page.getByRole('button', { name: words.screen }).click();
  await page.getByRole('heading', { name: words.match('Raúl Gorrín') }).waitFor();
  for (const text of ['GORRIN BELISARIO, Raul (26199)', '22 Nov 1968', words.score(2, 100)])
    await page.getByText(text, { exact: false }).first().waitFor();
  expect(await page.getByRole('button', { name: words.confirm, exact: true }).count()).toBe(0);
  await checkBothWidths(page, 0);
  const clear = async ({ page: on }: Visitor, reason: string) => {
    await on.getByRole('button', { name: words.clear }).click();
    await on.getByRole('button', { name: words.clearForm.submit }).click();
    await on.getByText(words.clearForm.empty).waitFor();
    await on.getByLabel(words.clearForm.label).fill(reason);
    await on.getByRole('button', { name: words.clearForm.submit }).click();
  };
  await clear(una, 'Born in 1984, not in 1968.');
  await page.getByText(words.waitsForAnother).waitFor();
  const uri = await staffAt(product, { role: 'underwriter2', path });
  await uri.page.getByText('Born in 1984, not in 1968.').waitFor();
  await clear(uri, 'Born and raised in Colorado.');
  await uri.page.getByText(words.matchStates.cleared, { exact: true }).waitFor();
  const manager = await staffAt(product, { role: 'manager', path });
  await manager.page.getByRole('button', { name: words.confirm, exact: true }).waitFor();
  expect(await manager.page.getByRole('button', { name: words.clear }).count()).toBe(0);
  await manager.page.getByLabel(documentDesk.reason.label).waitFor();
  for (const { problems } of [una, uri, manager]) expect(problems).toEqual([]);
}, 120_000);

it('an alert in a credit file is acted on in its row, with what was done', async () => {
  const loanId = await submittedLoan(product, 'name-mismatch');
  const { page, problems } = await staffAt(product, {
    role: 'underwriter',
    path: `/portal/loan/${loanId}/conditions`,
  });
  const alert = page.getByRole('listitem').filter({ hasText: verificationDesk.contact('213-555-0199') });
  await alert.getByRole('button', { name: verificationDesk.record }).click();
  await checkBothWidths(page, 1);
  await alert.getByRole('button', { name: verificationDesk.submit }).click();
  await alert.getByText(verificationDesk.empty).waitFor();
  await alert.getByLabel(verificationDesk.notes.initialFraud).fill('Spoke with Joanna, who applied.');
  await alert.getByRole('button', { name: verificationDesk.submit }).click();
  await alert.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
}, 120_000);
