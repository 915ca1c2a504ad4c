import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { steps } from '#words/funnel/steps.ts';
import { corrections } from '#words/loan/corrections.ts';
import { orderWords } from '#words/loan/orders.ts';
import { correctionDesk as desk } from '#words/portal/loan-desk/corrections.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable as table } from '#words/portal/loan-desk/fact-table.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { orderDesk } from '#words/portal/loan-desk/orders.ts';
import { vendorOrders } from '#words/portal/loan-desk/vendor-orders.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, widths } from '../../product.ts';
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
  // On a phone a decision that is not open takes its words and no more.
  await colleague.setViewportSize(widths.phone);
  const denied = colleague.getByRole('listitem').filter({ hasText: decisionDesk.blocks.objectionOpen }).first();
  expect((await denied.boundingBox())?.height).toBeLessThanOrEqual(200);
  await colleague.setViewportSize(widths.desktop);
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

/** Adds the document a fact was read from, and waits until it is chosen. */
const upload = async (page: Page, name: string) => {
  await page.getByLabel(words.upload).setInputFiles({ name, mimeType: 'application/pdf', buffer: samplePdf() });
  await page
    .getByRole('combobox', { name: words.document })
    .locator('option:checked', { hasText: name })
    .waitFor({ state: 'attached' });
};

/** The row of a fact, by its name. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`: ${name}$`) }) });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** An appraisal is entered in the row of the value: by key, with its effect before it is saved, and the keyboard back in the row. */
const enterAppraisal = async (page: Page) => {
  const row = rowOf(page, table.names.value);
  const form = page.getByRole('form', { name: table.form(table.names.value) });
  await row.focus();
  // To the row by key, wherever it stands, then into its form and out again.
  for (let at = 0; at < 20; at += 1) {
    if ((await focused(page)).includes(`: ${table.names.value}`) && at > 0) break;
    await page.keyboard.press('j');
  }
  await page.keyboard.press('e');
  await form.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(`${table.correct} ${table.names.value}`);
  await page.keyboard.press('Enter');
  await form.getByText(words.fourEyes).waitFor();
  // The form stands right below the row, before the next fact.
  const places = await Promise.all(
    [row, form, rowOf(page, table.names.use)].map(async (each) => (await each.boundingBox())?.y ?? 0),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await form.getByRole('button', { name: words.submit }).click();
  await form.getByText(words.checkFields).waitFor();
  await form.getByText(words.documentNeeded).waitFor();
  await checkBothWidths(page, 0);
  await form.getByLabel(words.fields.value).fill('470000');
  await form.getByLabel(words.fields.asOf).fill('11/02/2026');
  await form.getByLabel(words.fields.appraiser).fill('Rosa Field');
  await form.getByLabel(words.fields.license).fill('TN-1234');
  await form.getByText(/^CLTV \d+\.\d% to \d+\.\d%\./).waitFor();
  await upload(page, 'appraisal.pdf');
  await form.getByLabel(words.fields.license).press('Control+Enter');
  await form.waitFor({ state: 'detached' });
  await page.getByText(words.enterOutcomes.waiting).waitFor();
  expect(await focused(page)).toBe(`${table.correct} ${table.names.value}`);
  await page.getByText(words.ownEntry).waitFor();
};

/** On a phone, where the headings are gone, a sum starts where the figures above it start. */
const checkSums = async (page: Page) => {
  await page.setViewportSize(widths.phone);
  const starts = await page.locator(`td[data-label="${table.columns.verified}"]`).evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return Math.round(text.getBoundingClientRect().left);
    }),
  );
  expect(starts.length).toBeGreaterThan(5);
  expect([...new Set(starts)]).toEqual([starts[0]]);
  await page.setViewportSize(widths.desktop);
};

/** An owner nobody named is marked in the row of the owners, with two ways out; the answer is corrected right there. */
const contradictOwner = async (page: Page) => {
  const row = rowOf(page, table.names.owners);
  await row.getByRole('button', { name: `${table.correct} ${table.names.owners}` }).click();
  const form = page.getByRole('form', { name: table.form(table.names.owners) });
  await form.getByLabel(words.fields.asOf).fill('11/02/2026');
  await form.getByLabel(words.fields.holder).selectOption('person');
  const [person] = await product.query(
    'SELECT borrower_name AS name FROM applications ORDER BY created_at DESC LIMIT 1',
  );
  await form.getByLabel(words.fields.names).fill(`${String(person?.name)}\nPat Roe`);
  await upload(page, 'deed.pdf');
  await form.getByRole('button', { name: words.submit }).click();
  await form.waitFor({ state: 'detached' });
};

it('staff enter an appraisal with its file in its row, and a colleague confirms it beside what was stated', async () => {
  const applicant = await visitAs(product, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  await applicant.page.getByRole('heading').first().waitFor();
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const path = `/portal/loan/${String(row?.id)}/verification`;
  const processor = await staffAt(product, { role: 'processor', path });
  const { page } = processor;
  await page.getByRole('table', { name: words.title }).waitFor();
  await rowOf(page, table.names.value).getByText(vendorOrders.names.valuation).waitFor();
  await checkSums(page);
  await enterAppraisal(page);
  await contradictOwner(page);
  const officer = await staffAt(product, { role: 'underwriter', path });
  const value = rowOf(officer.page, table.names.value);
  await officer.page.getByText('Rosa Field, TN-1234', { exact: false }).waitFor();
  await checkBothWidths(officer.page, 0);
  // The key leads to Confirm; it takes a press of its own to count.
  const confirms = officer.page.getByRole('button', { name: words.confirm, exact: true });
  expect(await confirms.count()).toBe(2);
  await confirms.first().click();
  await value.getByText('$470,000').waitFor();
  await value.getByRole('link', { name: 'appraisal.pdf' }).waitFor();
  await confirms.first().click();
  await confirms.first().waitFor({ state: 'detached' });
  const mark = officer.page.getByText(loanFacts.contradictions.owner('Pat Roe'));
  await mark.waitFor();
  await officer.page.getByRole('button', { name: `${table.filter.todo} ` }).click();
  await mark.waitFor();
  await value.waitFor({ state: 'detached' });
  await checkBothWidths(officer.page, 0);
  await officer.page.getByRole('button', { name: `${table.correctAnswer} ${table.names.owners}` }).click();
  const answer = officer.page.getByRole('region', { name: desk.form(steps.application3.label) });
  await answer.getByLabel(desk.reason).fill('Pat Roe is on the deed.');
  await answer.getByRole('button', { name: desk.cancel }).click();
  await answer.waitFor({ state: 'detached' });
  await correctIncome(applicant.page, page);
  await settleObjection(applicant.page, page, officer.page);
  await orderOnConsent(applicant.page, page);
  expect([...applicant.problems, ...processor.problems, ...officer.problems]).toEqual([]);
  for (const visitor of [applicant, processor, officer]) await visitor.close();
}, 400_000);
