import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notificationWords } from '#words/portal/desk/notifications.ts';
import { secondPerson as words } from '#words/portal/desk/second-person.ts';
import { workKinds } from '#words/portal/desk/work-kinds.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { eventWords } from '#words/portal/loan-desk/events.ts';
import { work } from '#words/portal/work.ts';
import { adverseReasonWords } from '#words/rules.ts';
import { currentRuns } from '../../../src/server/usecases/decisions/save-run.ts';
import { catchUp } from '../../../src/testing/projection/catch-up.ts';
import { changeReport } from '../../../src/testing/stored/change-sealed.ts';
import { checkBothWidths, checkReflow } from '../../both-widths.ts';
import { openProduct, type Product, widths } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

const LINE = '$255,000';
const REASON = 'The appraisal is not read yet: take the lower of the two values.';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** A home and an income that carry a line which takes two people. */
const largeLine = async (): Promise<string> => {
  const { container } = product;
  const loanId = await submittedLoan(product);
  await product.query(
    `UPDATE applications SET document = jsonb_set(document, '{offerChoice,amount}', '300000') WHERE id = $1`,
    [loanId],
  );
  const change = (kind: string, to: (answer: Record<string, [object, ...object[]]>) => object) =>
    changeReport(container.database, { applicationId: loanId, kind }, to);
  await change('avmCascade', ({ answers: [first, ...rest] = [{}] }) => ({
    answers: [{ ...first, value: 2_000_000 }, ...rest],
  }));
  await change('payrollIncome', ({ jobs: [first, ...rest] = [{}] }) => ({
    jobs: [{ ...first, base: 60_000 }, ...rest],
  }));
  await currentRuns(container, loanId);
  await catchUp(container, loanId);
  return loanId;
};

const propose = async (page: Page) => {
  await page.getByRole('button', { name: decisionDesk.answers.countered, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(adverseReasonWords.collateral).check();
  await dialog.getByLabel(decisionDesk.amount).fill(LINE);
  await dialog.getByLabel(decisionDesk.noteLabel).fill('The well serves two homes.');
  await dialog.getByRole('button', { name: decisionDesk.confirm(decisionDesk.answers.countered) }).click();
  await page.getByText(decisionDesk.outcomes.secondNeeded).waitFor();
};

it('a second person reads the rules and the notice, returns the proposal with a reason, and confirms the next one', async () => {
  const loanId = await largeLine();
  const una = await staffAt(product, { role: 'underwriter', path: `/portal/loan/${loanId}/decision` });
  await propose(una.page);
  // Its proposer may take it back, and neither confirms nor returns it.
  await una.page.getByRole('button', { name: decisionDesk.drop }).waitFor();
  expect(await una.page.getByRole('button', { name: words.confirm }).count()).toBe(0);

  const second = await staffAt(product, { role: 'underwriter2', path: `/portal/loan/${loanId}/decision` });
  const { page } = second;
  const panel = page.getByRole('complementary', { name: words.panel });
  const title = words.proposes({ by: 'Una Underwriter', kind: 'countered', line: LINE });
  await panel.getByRole('heading', { name: title }).waitFor();
  await panel.getByText(words.unchanged).waitFor();
  await panel.getByText('The well serves two homes.').waitFor();
  await panel.getByRole('article').first().getByText(LINE).first().waitFor();
  // Beside the rules, and both in view.
  const rules = await page.getByRole('complementary', { name: decisionDesk.title }).boundingBox();
  const beside = await panel.boundingBox();
  expect((rules?.x ?? 0) + (rules?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  const confirm = panel.getByRole('button', { name: words.confirm });
  const foot = await confirm.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(widths.desktop.height);
  await confirm.click();
  await panel.getByRole('alert').filter({ hasText: words.missing.readRules }).waitFor();
  expect(await panel.getByLabel(words.attest.readRules).evaluate((box) => box === document.activeElement)).toBe(true);
  await panel.getByLabel(words.attest.readRules).check();
  await confirm.click();
  await panel.getByText(words.missing.readNotice, { exact: true }).waitFor();
  await checkBothWidths(page, 0);
  await checkReflow(page);
  await page.setViewportSize(widths.phone);
  // On a phone both answers are in sight from the first rule to the last line of the notice, and cover no field in use.
  const giveBack = panel.getByRole('button', { name: words.giveBack('Una') });
  const readNotice = panel.getByLabel(words.attest.readNotice);
  const placeOf = async (part: typeof confirm) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return { top: y, bottom: y + height };
  };
  for (const at of [0, 600, 100_000]) {
    await page.evaluate((to) => window.scrollTo(0, to), at);
    for (const answer of [confirm, giveBack]) {
      expect((await placeOf(answer)).top).toBeGreaterThan(widths.phone.height / 2);
      expect((await placeOf(answer)).bottom).toBeLessThanOrEqual(widths.phone.height);
    }
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await confirm.click();
  expect(await readNotice.evaluate((box) => box === document.activeElement)).toBe(true);
  const answers = Math.min((await placeOf(confirm)).top, (await placeOf(giveBack)).top);
  expect((await placeOf(readNotice)).bottom).toBeLessThanOrEqual(answers);
  expect((await placeOf(panel.getByText(words.missing.readNotice, { exact: true }))).bottom).toBeLessThanOrEqual(
    answers,
  );
  await panel.getByRole('button', { name: words.giveBack('Una') }).click();
  const returning = words.returning('Una');
  const field = page.getByLabel(returning.label);
  const hasFocus = (part: typeof field) => part.evaluate((element) => element === document.activeElement);
  expect(await hasFocus(field)).toBe(true);
  await page.getByRole('button', { name: returning.cancel, exact: true }).click();
  expect(await hasFocus(giveBack)).toBe(true);
  await giveBack.click();
  await page.getByRole('button', { name: returning.submit }).click();
  await page.getByText(returning.empty).waitFor();
  await page.getByLabel(returning.label).fill(REASON);
  await checkBothWidths(page, 1);
  await page.getByRole('button', { name: returning.submit }).click();
  await page.getByText(decisionDesk.outcomes.returned).waitFor();
  await page.getByText(REASON).waitFor();

  // Its proposer is notified, finds it among their own work, and reads why.
  await una.page.goto(`${product.url}/portal/work?queue=decisions&view=mine`);
  const row = una.page.getByRole('row').filter({ hasText: workKinds.returnedProposal });
  await row.getByRole('link').first().waitFor();
  // The keys named are those of the queues that are there.
  const queues = await una.page.getByRole('navigation', { name: work.queuesLabel }).getByRole('listitem').count();
  expect(queues).toBeLessThan(8);
  await una.page.getByText(`1 ${work.short.to} ${queues} ${work.short.queue}`, { exact: true }).waitFor();
  await una.page.getByRole('button', { name: new RegExp(`^${notificationWords.title}`) }).click();
  await una.page.getByText(/returned the decision you proposed/).waitFor();
  await una.page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  await una.page.waitForURL(`**/loan/${loanId}/decision`);
  await una.page.getByText(REASON).waitFor();
  await propose(una.page);

  await page.setViewportSize(widths.desktop);
  await panel.getByRole('heading', { name: title }).waitFor();
  await panel.getByLabel(words.attest.readRules).check();
  await panel.getByLabel(words.attest.readNotice).check();
  await page.keyboard.press('Control+Enter');
  await page.getByText(decisionDesk.outcomes.recorded).waitFor();
  const auditor = await staffAt(product, { role: 'auditor', path: `/portal/loan/${loanId}/audit` });
  const kept = auditor.page.getByRole('row').filter({ hasText: eventWords.decisionConfirmed });
  await kept.getByText(/read the rules and the changes, read the notice/).waitFor();
  expect([...una.problems, ...second.problems, ...auditor.problems]).toEqual([]);
  for (const { close } of [una, second, auditor]) await close();
});

it('a proposal that an earlier run rests on cannot be confirmed, and goes back', async () => {
  const loanId = await largeLine();
  const una = await staffAt(product, { role: 'underwriter', path: `/portal/loan/${loanId}/decision` });
  await propose(una.page);
  await product.query(
    `UPDATE applications SET document = jsonb_set(document, '{listing}', '{"isListed": true, "wasListedLately": null, "endedOn": null}')
     WHERE id = $1`,
    [loanId],
  );
  const second = await staffAt(product, { role: 'underwriter2', path: `/portal/loan/${loanId}/decision` });
  const { page } = second;
  const panel = page.getByRole('complementary', { name: words.panel });
  const review = panel.getByRole('button', { name: /^Review run \d+ first/ });
  await review.click();
  expect(await page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent)).toBe(decisionDesk.title);
  expect(await panel.getByRole('button', { name: words.confirm }).count()).toBe(0);
  await checkBothWidths(page, 1);
  await panel.getByRole('button', { name: words.giveBack('Una') }).click();
  await page.getByLabel(words.returning('Una').label).fill('The home is listed for sale.');
  await page.keyboard.press('Control+Enter');
  await page.getByText(decisionDesk.outcomes.returned).waitFor();
  expect([...una.problems, ...second.problems]).toEqual([]);
  await una.close();
  await second.close();
});
