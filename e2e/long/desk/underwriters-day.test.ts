import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { attestation } from '#rules/decision/attestations.ts';
import { readersWords } from '#words/portal/desk/readers.ts';
import { secondPerson } from '#words/portal/desk/second-person.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { exceptionDesk } from '#words/portal/loan-desk/exceptions.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { worksheets } from '#words/portal/loan-desk/worksheets.ts';
import { currentRuns } from '../../../src/server/usecases/decisions/save-run.ts';
import { passDays } from '../../../src/testing/pass-days.ts';
import { catchUp } from '../../../src/testing/projection/catch-up.ts';
import { changeReport } from '../../../src/testing/stored/change-sealed.ts';
import { violationsOn } from '../../axe.ts';
import { checkBothWidths, checkReflow } from '../../both-widths.ts';
import { visitHub } from '../../hub-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

/** The first policy that allows exceptions. */
const SINCE = toDay('2026-11-23');
const HEAD = 112;

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  while (product.container.clock.today() < SINCE) passDays(product, 1);
}, 120_000);
afterAll(() => product.close());

/** A sent application whose payroll shows less than was stated: DTI is a point over the limit. */
const overTheLimit = async () => {
  const { container } = product;
  const { applicationId: loanId, ...applicant } = await visitHub(product);
  const { debts, housing, qualifyingPayment } = (await currentRuns(container, loanId))[0]?.decision.figures ?? {};
  const monthly = (debts ?? 0) + (housing ?? 0) + (qualifyingPayment ?? 0);
  await changeReport(
    container.database,
    { applicationId: loanId, kind: 'payrollIncome' },
    ({ jobs: [first, ...rest] }: { jobs: object[] }) => ({
      jobs: [{ ...first, base: Math.round(monthly / 51) }, ...rest],
    }),
  );
  await currentRuns(container, loanId);
  await catchUp(container, loanId);
  await applicant.close();
  return loanId;
};

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: loanDesk.tabsLabel }).getByRole('link', { name }).click();
const headHeight = async (page: Page) => (await page.locator('main header').first().boundingBox())?.height ?? 0;

describe.each([1280, 1680])('an underwriter’s day at %i', (width) => {
  it('reads the worksheets, proposes an exception with factors that hold, and a second one who sees the first reading approves it', async () => {
    const loanId = await overTheLimit();
    const una = await staffAt(product, { role: 'underwriter', path: `/portal/loan/${loanId}/financials` });
    const { page } = una;
    await page.setViewportSize({ width, height: 900 });
    const income = page.getByRole('table', { name: worksheets.income.caption });
    await income.getByText(worksheets.income.figures.record).waitFor();
    await income.getByText(worksheets.income.noRecord).waitFor();
    const fees = page.getByRole('table', { name: worksheets.fees.caption });
    await fees.getByText(worksheets.fees.paidBy.borrower).waitFor();
    await page.getByText(worksheets.fees.toBorrower).waitFor();
    await checkBothWidths(page, 0);
    await checkReflow(page);
    expect(await headHeight(page)).toBeLessThanOrEqual(HEAD);

    await tab(page, loanDesk.tabs.decision);
    const approve = page
      .getByRole('listitem')
      .filter({ hasText: exceptionDesk.tag })
      .getByRole('button', { name: decisionDesk.answers.conditionallyApproved });
    await approve.click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel(exceptionDesk.factorNames.debtToIncome).isDisabled()).toBe(true);
    await dialog.getByLabel(exceptionDesk.factorNames.reserves).check();
    const send = dialog.getByRole('button', {
      name: decisionDesk.confirm(decisionDesk.answers.conditionallyApproved),
    });
    await send.click();
    await dialog.getByText(exceptionDesk.gaps.factorsNeeded).waitFor();
    await dialog.getByLabel(exceptionDesk.factorNames.timeOwned).check();
    await dialog.getByLabel(exceptionDesk.reason).fill('Statements show a year of payments in savings.');
    expect(await violationsOn(page)).toEqual([]);
    const late = await staffAt(product, { role: 'underwriter2', path: `/portal/loan/${loanId}/decision` });
    const { answers, noteLabel } = decisionDesk;
    await late.page.getByRole('button', { name: answers.suspended, exact: true }).click();
    await late.page.getByLabel(noteLabel).fill('The bonus is missing.');
    await send.click();
    await page.getByText(decisionDesk.outcomes.secondNeeded).waitFor();
    // Whoever had a dialog open is told of the proposal, and keeps the typed words.
    await late.page.getByRole('button', { name: decisionDesk.confirm(answers.suspended) }).click();
    await late.page
      .getByText(/^Una Underwriter proposed this at .*: conditionally approved\. Review it again\.$/)
      .waitFor();
    expect(await late.page.getByLabel(noteLabel).inputValue()).toBe('The bonus is missing.');
    expect(await violationsOn(late.page)).toEqual([]);
    expect(late.problems).toEqual([]);
    await late.close();
    // Each changed figure takes one line, its sign included.
    const figures = page.getByRole('complementary', { name: decisionDesk.title }).locator('table td');
    const lines = await figures.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.max(...lines)).toBe(1);

    // The second underwriter finds it in the queue, with the first still reading it.
    const second = await staffAt(product, { role: 'underwriter2', path: '/portal/work?queue=seconds&view=team' });
    await second.page.setViewportSize({ width, height: 900 });
    const row = second.page.getByRole('row').filter({ hasText: readersWords.short(['']).trim() });
    await row.first().waitFor();
    expect(await violationsOn(second.page)).toEqual([]);
    await row.getByRole('link').first().click();
    await second.page.waitForURL(`**/loan/${loanId}/**`);
    await tab(second.page, loanDesk.tabs.decision);
    await second.page.getByText('Statements show a year of payments in savings.').waitFor();
    for (const read of attestation.options) await second.page.getByLabel(secondPerson.attest[read]).check();
    await second.page.getByRole('button', { name: secondPerson.confirm }).click();
    await second.page.getByText(decisionDesk.outcomes.recorded).waitFor();
    await second.page.getByText(exceptionDesk.excepted(1), { exact: true }).waitFor();
    await second.page.getByText(exceptionDesk.raised('50%')).waitFor();
    await checkBothWidths(second.page, 1);
    expect([...una.problems, ...second.problems]).toEqual([]);
    await una.close();
    await second.close();
  });
});

it('a manager reads the exceptions of the year and opens one, on a desk and on a phone', async () => {
  const visitor = await staffAt(product, { role: 'manager', path: '/portal/exceptions' });
  const { page, problems } = visitor;
  const list = page.getByRole('table', { name: exceptionDesk.list.caption });
  await list.getByText(exceptionDesk.factorNames.timeOwned).first().waitFor();
  await page.getByRole('row', { name: new RegExp(exceptionDesk.list.rules.dti) }).waitFor();
  await checkBothWidths(page, 0);
  await checkReflow(page);
  await list.getByRole('link').first().click();
  await page.getByRole('heading', { name: exceptionDesk.tag, exact: true }).waitFor();
  expect(problems).toEqual([]);
  await visitor.close();
});
