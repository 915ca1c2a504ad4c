import { afterAll, beforeAll, expect, it } from 'vitest';
import { hubWords } from '#words/loan/hub.ts';
import { paymentTexts } from '#words/loan/payment-texts.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { paymentWords } from '#words/portal/payments.ts';
import { payoffWords } from '#words/portal/payoffs.ts';
import { sendDueNotices } from '../../../src/server/usecases/clocks/send-due-notices.ts';
import { makeFundable, toBankingDay } from '../../../src/testing/payments/fundable-loan.ts';
import { returnFileOf } from '../../../src/testing/payments/return-file.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { visitHub } from '../../hub-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct({
    ...{ PAYMENTS: 'nacha', NACHA_BANK_ROUTING: '121042882', NACHA_BANK_NAME: 'First Prairie Bank' },
    ...{ NACHA_ORIGIN_ID: '1234567890', NACHA_COMPANY_NAME: 'Prairie Lending', NACHA_COMPANY_ID: '1234567890' },
    NACHA_ACCOUNT: '99887766',
  });
}, 120_000);
afterAll(() => product.close());

it('money leaves in a bank file, comes back by the bank’s own file, and everyone reads why', {
  timeout: 240_000,
}, async () => {
  toBankingDay(product);
  const { applicationId: loanId, ...applicant } = await visitHub(product);
  await makeFundable(product, loanId);
  await sendDueNotices(product.container);

  const { page, problems, close } = await staffAt(product, { role: 'manager', path: `/portal/loan/${loanId}/closing` });
  await page.getByText(payoffWords.standings.good).waitFor();
  await page.getByRole('button', { name: closingDesk.fund }).click();
  await page.getByRole('button', { name: closingDesk.confirm }).click();
  await page.getByText(paymentWords.waits.bankFile).first().waitFor();
  await checkBothWidths(page, 0);

  await page.goto(`${product.url}/portal/payments`);
  await page.getByRole('button', { name: paymentWords.page.make }).click();
  await page.getByText(paymentWords.page.made(1)).waitFor();
  await page.getByText(paymentWords.page.balanced, { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: paymentWords.page.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^payments-.*-1\.ach$/);
  await page.getByRole('button', { name: paymentWords.page.handOver }).click();
  await page.getByRole('cell', { name: new RegExp(`^${paymentWords.page.fileStates.handedOver}`) }).waitFor();

  const [cash] = await product.query("SELECT trace, amount_cents::int AS cents FROM payments WHERE kind = 'cash'");
  const text = returnFileOf([
    { kind: 'return', code: 'R03', trace: String(cash?.trace), amount: Number(cash?.cents) },
    { kind: 'return', code: 'R02', trace: '121042888888888', amount: 500 },
  ]);
  const file = { name: 'returns.ach', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel(paymentWords.page.returnsField).setInputFiles(file);
  await page.getByRole('button', { name: paymentWords.page.addReturns }).click();
  await page.getByText(paymentWords.page.read(1, 0, 1)).waitFor();
  await page.getByText(paymentWords.page.why.noPayment).waitFor();
  await page.getByText(paymentWords.waits.replacement).waitFor();
  await checkBothWidths(page, 1);

  await applicant.page.reload();
  await applicant.page.getByRole('heading', { level: 1, name: hubWords.moneyBack('Alma') }).waitFor();
  await applicant.page.getByText(paymentTexts.returned.accountNotFound.reason).waitFor();
  await applicant.page.getByRole('link', { name: paymentTexts.hub.correct }).waitFor();
  await checkBothWidths(applicant.page, 0);
  await page.goto(`${product.url}/portal/loan/${loanId}/closing`);
  await page.getByText(paymentWords.code('R03', paymentWords.causes.accountNotFound)).waitFor();
  expect([...problems, ...applicant.problems]).toEqual([]);
  await close();
});
