import { afterAll, beforeAll, expect, it } from 'vitest';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { records as words } from '../../../src/words/en/portal/records.ts';
import { checkBothWidths, checkReflow } from '../../both-widths.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('an admin holds a loan’s records, sees the hold, and lifts it, with a reason for each', async () => {
  await becomePersona(product.container, { name: 'low-equity', step: 'propertyUsage' });
  const [row] = await product.query('SELECT loan_number FROM applications LIMIT 1');
  const loanNumber = `HL-${row?.loan_number}`;
  const { page, problems } = await staffVisitor(product, { grants: [{ role: 'admin', scopeKind: 'lender' }] });
  await product.query("INSERT INTO purge_refusals SELECT id, 'lineOpen', '2026-11-02' FROM applications LIMIT 1");
  await page.goto(`${product.url}/portal/records`);
  await page.getByRole('heading', { name: words.kept.heading }).waitFor();
  await page.getByRole('cell', { name: words.kept.why.lineOpen }).waitFor();
  await page.getByText(words.emptyTitle).waitFor();
  const hold = page.getByRole('button', { name: words.hold.submit });
  await hold.click();
  await page.getByText(words.errors.loanNumber).waitFor();
  await page.getByText(words.errors.reason).waitFor();
  await page.getByLabel(words.hold.loanNumber, { exact: true }).fill('HL-999999');
  await page.getByLabel(words.hold.reason).fill('Subpoena of November 2.');
  await hold.click();
  await page.getByText(words.outcomes.noSuchLoan).waitFor();
  await page.getByLabel(words.hold.loanNumber, { exact: true }).fill(loanNumber);
  await hold.click();
  await page.getByText(words.outcomes.held).waitFor();
  await page.getByRole('cell', { name: 'Subpoena of November 2.' }).waitFor();
  await checkBothWidths(page, 0);
  await checkReflow(page);
  await page.getByRole('button', { name: words.liftRow }).first().click();
  await page.getByLabel(words.lift.reason).fill('The case is closed.');
  await page.getByRole('button', { name: words.lift.submit }).click();
  await page.getByText(words.outcomes.lifted).waitFor();
  await page.getByText(words.emptyTitle).waitFor();
  expect(problems).toEqual([]);
});
