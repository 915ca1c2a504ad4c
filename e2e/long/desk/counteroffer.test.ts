import { afterAll, beforeAll, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { inDollars } from '#words/figures.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { adverseReasonWords } from '#words/rules.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
}, 120_000);
afterAll(() => product.close());

it('a counteroffer on a line that passes starts below it, and says so before and after', async () => {
  const visitor = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
  const { page, problems } = visitor;
  const [row] = await product.query("SELECT document -> 'offerChoice' ->> 'amount' AS amount FROM applications");
  const asked = toDollars(Number(row?.amount));
  await page.goto(`${product.url}/portal/loan/${loanId}/decision`);
  await settled(page);
  const answer = words.answers.countered;
  await page.getByRole('button', { name: answer, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel(words.amount);
  // Nothing is proposed that would be refused: an amount takes a decision.
  expect(await amount.inputValue()).toBe('');
  await dialog.getByText(words.amountBelow(inDollars(asked))).waitFor();
  await dialog.getByLabel(adverseReasonWords.collateral).check();
  const send = dialog.getByRole('button', { name: words.confirm(answer) });
  for (const refused of [asked, asked + 50_000]) {
    await amount.fill(String(refused));
    await send.click();
    await dialog
      .getByRole('alert')
      .filter({ hasText: words.amountBelow(inDollars(asked)) })
      .waitFor();
  }
  await amount.fill(String(asked - 5_000));
  await send.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: `${words.decided}: ${loanDesk.decided.countered}` }).waitFor();
  expect(problems).toEqual([]);
  await visitor.close();
});
