import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { steps } from '#words/funnel/steps.ts';
import { corrections } from '#words/loan/corrections.ts';
import { orderWords } from '#words/loan/orders.ts';
import { correctionDesk as desk } from '#words/portal/loan-desk/corrections.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { orderDesk } from '#words/portal/loan-desk/orders.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

const questionLabel = steps.isSelfEmployed;
let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Staff correct the stated income; the applicant sees both answers, by whom and why, and objects. */
const correctIncome = async (applicant: Page, staff: Page) => {
  const income = questionLabel.label;
  await staff.goto(staff.url().replace('/verification', '/borrowers'));
  await staff.getByText(loanFacts.borrowers.allAnswers).click();
  await staff.getByRole('button', { name: `${desk.correct} ${income}` }).click();
  const form = staff.getByRole('region', { name: desk.form(income) });
  await form.getByRole('button', { name: desk.save }).click();
  await form.getByText(desk.reasonMissing).waitFor();
  await form.getByRole('textbox').first().fill('91,000');
  await form.getByLabel(desk.reason).fill('Your W-2 of last year says so.');
  await checkBothWidths(staff, 0);
  await form.getByRole('button', { name: desk.save }).click();
  await staff.getByText(desk.corrected).waitFor();
  await staff.getByText(desk.states.told).waitFor();

  await applicant.goto(`${product.url}/app/application/submitted`);
  await applicant.getByRole('heading', { name: corrections.title(1) }).waitFor();
  const card = applicant.getByRole('listitem').filter({ hasText: corrections.confirm });
  for (const text of ['$96,000', '$91,000', 'Your W-2 of last year says so.', 'Changed by'])
    await card.getByText(text, { exact: false }).first().waitFor();
  await checkBothWidths(applicant, 1);
  await card.getByRole('button', { name: corrections.object }).click();
  await applicant.getByLabel(corrections.objection.label).fill('My bonus is missing.');
  await applicant.getByRole('button', { name: corrections.objection.submit }).click();
  await applicant.getByText(corrections.sent).waitFor();
  await staff.reload();
  await staff.getByText(desk.states.objected).waitFor();
  await staff.getByText('My bonus is missing.').waitFor();
};

/** The one who corrected the answer cannot settle the objection; a colleague can, and the applicant reads why. */
const settleObjection = async (applicant: Page, staff: Page, colleague: Page) => {
  const settle = async (page: Page) => {
    await page.getByRole('button', { name: desk.settle }).click();
    await page.getByLabel(desk.settleForm.label).fill('The bonus is not in the W-2.');
    await page.getByRole('button', { name: desk.settleForm.submit }).click();
  };
  await settle(staff);
  await staff.getByText(desk.outcomes.samePerson).waitFor();
  await colleague.goto(staff.url().replace('/borrowers', '/decision'));
  await colleague.getByText(decisionDesk.blocks.objectionOpen).first().waitFor();
  await checkBothWidths(colleague, 0);
  await colleague.goto(staff.url());
  await settle(colleague);
  await colleague.getByText(desk.states.settled).waitFor();
  await colleague.getByText('The bonus is not in the W-2.', { exact: false }).waitFor();
  await applicant.getByText('The bonus is not in the W-2.', { exact: false }).first().waitFor();
};

/** With one press the applicant's payroll is asked again, and with a signature the creditor for its payoff statement. */
const orderOnConsent = async (applicant: Page, staff: Page) => {
  await applicant.goto(`${product.url}/app/application/submitted`);
  const job = applicant.getByRole('listitem').filter({ hasText: orderWords.check.consent });
  await job.waitFor();
  await checkBothWidths(applicant, 1);
  await job.getByRole('button', { name: orderWords.check.press }).click();
  await job.waitFor({ state: 'detached' });

  const summary = applicant.getByText(/^Let us request it from/).first();
  const debt = applicant.getByRole('listitem').filter({ has: summary });
  await summary.click();
  const form = debt.locator('form').filter({ hasText: orderWords.payoff.way });
  await form.getByRole('button', { name: orderWords.payoff.press }).click();
  await form.getByText(orderWords.payoff.wrong.email).waitFor();
  await form.getByLabel(orderWords.payoff.email).fill('payoffs@bank.example');
  await form.getByLabel(orderWords.payoff.account).fill('88-4411');
  await form.getByLabel(orderWords.payoff.signature).fill('Somebody Else');
  await form.getByRole('button', { name: orderWords.payoff.press }).click();
  await form.getByText(orderWords.payoff.wrong.signature).waitFor();
  await checkBothWidths(applicant, 1);
  const [row] = await product.query(
    "SELECT document->'borrower'->>'firstName' AS f, document->'borrower'->>'lastName' AS l FROM applications ORDER BY created_at DESC LIMIT 1",
  );
  await form.getByLabel(orderWords.payoff.signature).fill(`${String(row?.f)} ${String(row?.l)}`);
  await form.getByRole('button', { name: orderWords.payoff.press }).click();
  await debt.waitFor({ state: 'detached' });

  await staff.goto(staff.url().replace('/borrowers', '/conditions'));
  await staff.getByText(orderDesk.letter.ordered, { exact: false }).waitFor();
  await staff.getByRole('button', { name: /^All/ }).click();
  await staff
    .getByText(/^Payroll: employed, seen on/)
    .first()
    .waitFor();
  await checkBothWidths(staff, 0);
  await staff.getByRole('button', { name: orderDesk.checkAgain }).first().click();
  await staff.getByText(orderDesk.told('found')).first().waitFor();
};

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
  await correctIncome(applicant.page, page);
  await settleObjection(applicant.page, page, officer.page);
  await orderOnConsent(applicant.page, page);
  expect([...applicant.problems, ...processor.problems, ...officer.problems]).toEqual([]);
  for (const visitor of [applicant, processor, officer]) await visitor.close();
}, 400_000);
