import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionStates } from '#words/loan/conditions.ts';
import { hubWords } from '#words/loan/hub.ts';
import { writtenDocumentNames } from '#words/loan/written-document-names.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { conditionDesk, documentDesk } from '#words/portal/loan-desk/work.ts';
import { worksheets } from '#words/portal/loan-desk/worksheets.ts';
import { textPdf } from '../../../src/testing/files/text-pdf.ts';
import { violationsOn } from '../../axe.ts';
import { hubCard as card, visitHub } from '../../hub-visitor.ts';
import { openProduct, type Product, type Visitor } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Pages as pictures, turned for everyone, enlarged, and searched. */
const readInViewer = async (page: Page, open: () => Promise<void>): Promise<void> => {
  const sheet = page.getByRole('img', { name: reviewDesk.page(1) });
  const drawn = page.waitForResponse((response) => /\/pages\/1\?.*width=1000/.test(response.url()));
  await open();
  expect((await drawn).headers()['content-type']).toBe('image/jpeg');
  const upright = (await sheet.getAttribute('viewBox')) ?? '';
  await page.getByRole('button', { name: reviewDesk.turnRight }).click();
  await expect
    .poll(() => sheet.getAttribute('viewBox'))
    .toBe(
      upright
        .split(' ')
        .map((_, at, all) => all[[0, 1, 3, 2][at] ?? 0])
        .join(' '),
    );
  await page.getByRole('button', { name: reviewDesk.turnLeft }).click();
  await expect.poll(() => sheet.getAttribute('viewBox')).toBe(upright);
  await page.getByRole('button', { name: reviewDesk.zoomIn }).click();
  await page.getByText(reviewDesk.zoom(125), { exact: true }).waitFor();
  await page.getByLabel(reviewDesk.findLabel).fill('declarations');
  await page.getByText(reviewDesk.found(1, 1), { exact: true }).waitFor();
};
const policy = async () => ({
  name: 'policy.pdf',
  mimeType: 'application/pdf',
  buffer: await textPdf([
    [{ text: 'Homeowners declarations', x: 72, y: 72, size: 16 }],
    [{ text: 'Page two', x: 72, y: 72 }],
  ]),
});

describe.each([1280, 1680])('an underwriter’s day at %i', (wide) => {
  it('clears a condition, sends a document back, decides, and the applicant reads it', async () => {
    const applicant = await visitHub(product);
    const loanId = applicant.applicationId;
    await card(applicant, 'Home insurance')
      .locator('input[type=file][multiple]')
      .setInputFiles(await policy());
    const visitor = await staffAt(product, { role: 'underwriter', path: `/portal/loan/${loanId}/documents` });
    const { page, problems } = visitor;
    await page.setViewportSize({ width: wide, height: 900 });
    const tab = (name: string) =>
      page.getByRole('navigation', { name: loanDesk.tabsLabel }).getByRole('link', { name }).click();
    await page.getByLabel(documentDesk.reason.label).fill('Reading the insurance');
    await page.getByRole('button', { name: documentDesk.reason.submit }).click();
    await readInViewer(page, () => page.getByRole('button', { name: /^Open policy/ }).click());
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: reviewDesk.sendBack }).click();
    await page.getByRole('radio', { name: reviewDesk.causes.other }).check();
    await page.getByRole('button', { name: reviewDesk.send, exact: true }).click();
    await page.getByText(reviewDesk.noteNeeded).waitFor();
    await page.getByRole('radio', { name: reviewDesk.causes.tooOld }).check();
    await page.getByLabel(reviewDesk.note).fill('It ended in June. Send the one in force.');
    await page.getByRole('button', { name: reviewDesk.send, exact: true }).click();
    await card(applicant, 'Home insurance')
      .getByText(/“policy\.pdf” is too old to use\..* It ended in June\. Send the one in force\./)
      .waitFor();
    // Each income says whose it is, who pays it and what its figure is.
    await tab(loanDesk.tabs.financials);
    const income = page.getByRole('row', { name: /^Job: \w.* Alma / });
    await income.getByText(worksheets.income.figures.record).waitFor();
    await tab(loanDesk.tabs.conditions);
    const colleague = await staffAt(product, { role: 'underwriter2', path: `/portal/loan/${loanId}` });
    await colleague.page.route('**/*changes*', (route) => route.abort());
    await colleague.page.reload();
    const accountOn = (on: Visitor) => on.page.getByRole('listitem').filter({ hasText: 'Account for the money' });
    await accountOn(colleague).getByRole('button', { name: conditionDesk.again }).click();
    await accountOn(colleague).getByLabel(conditionDesk.againForm.label).fill('Which account is this?');
    const account = accountOn(visitor);
    await account.getByRole('button', { name: conditionDesk.clear }).click();
    await account.waitFor({ state: 'detached' });
    // The second user gets a notice and keeps the typed text.
    await accountOn(colleague).getByRole('button', { name: conditionDesk.againForm.submit }).click();
    await accountOn(colleague)
      .getByText(/^Una Underwriter changed this at/)
      .waitFor();
    await accountOn(colleague).getByText(conditionStates.accepted).waitFor();
    expect(await accountOn(colleague).getByLabel(conditionDesk.againForm.label).inputValue()).toBe(
      'Which account is this?',
    );
    await colleague.close();
    // Anything else is asked for in staff's own words, and several conditions are handled at once.
    const { addForm, bulk } = conditionDesk;
    await page.getByRole('button', { name: new RegExp(`^${conditionDesk.add}`) }).click();
    const adding = page.getByRole('region', { name: addForm.title });
    await adding.getByLabel(addForm.code).selectOption({ label: addForm.own });
    await adding.getByLabel(addForm.ownTitle).fill('Letter about the shed');
    await adding.getByLabel(addForm.how).selectOption('information');
    await adding.getByLabel(addForm.needs).fill('Who built it, and with which permit?');
    await adding.getByRole('button', { name: addForm.submit }).click();
    await card(applicant, 'Letter about the shed').getByText('Who built it, and with which permit?').waitFor();
    const rows = page.locator('li:has(> h3[id^="condition-"])');
    await rows.filter({ hasText: 'Letter about the shed' }).getByRole('checkbox').check();
    await rows.filter({ hasText: 'Photo ID' }).getByRole('checkbox').check();
    for (const row of await rows.all()) expect((await row.boundingBox())?.height ?? 99).toBeLessThanOrEqual(49);
    const choosing = page.getByRole('region', { name: bulk.chosen(2) });
    await choosing.getByRole('button', { name: bulk.remind }).click();
    await choosing.getByRole('region', { name: bulk.refusedTitle }).getByText(bulk.outcomes.nothingOpen).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await choosing.getByRole('button', { name: bulk.run.remind(1) }).click();
    await page.getByText(bulk.done.remind(1)).waitFor();
    await tab(loanDesk.tabs.decision);
    await page.getByRole('textbox', { name: decisionDesk.whatIf.amount, exact: true }).fill('$390,000');
    await page.getByText(decisionDesk.whatIf.outcomes.fail, { exact: true }).waitFor();
    await page.getByRole('textbox', { name: decisionDesk.whatIf.amount, exact: true }).fill('-5');
    await page.getByText(decisionDesk.whatIf.unreadable).waitFor();
    expect(await page.getByText(decisionDesk.whatIf.outcomes.pass, { exact: true }).count()).toBe(0);
    await product.query(
      `UPDATE applications SET document = jsonb_set(document, '{listing}', '{"isListed": true}'), version = version + 1 WHERE id = $1`,
      [loanId],
    );
    await page.getByRole('heading', { name: decisionDesk.changed(1) }).waitFor();
    // The failing rule stands first; those that are met fold to one line.
    const trace = page.getByRole('complementary', { name: decisionDesk.title });
    await trace.getByText(decisionDesk.notMet(1)).waitFor();
    expect(
      await trace
        .locator('details')
        .filter({ hasText: /rules met/ })
        .getAttribute('open'),
    ).toBeNull();
    await page.getByRole('button', { name: decisionDesk.answers.denied, exact: true }).click();
    await page.getByText('Home for sale now or lately').first().waitFor();
    const notice = page.getByRole('region', { name: decisionDesk.notice.title });
    await notice.getByText('Home for sale now or lately').first().waitFor();
    await page.getByRole('button', { name: decisionDesk.confirm(decisionDesk.answers.denied) }).click();
    await page.getByText(decisionDesk.outcomes.recorded).waitFor();
    await page.getByText(loanDesk.end.denied).waitFor();
    // Nobody had the loan: whoever decides it has it from then on.
    const [assigned] = await product.query(
      "SELECT concat_ws(' ', a.first_name, a.last_name) AS name FROM accounts a JOIN applications l ON l.assigned_to = a.id WHERE l.id = $1",
      [loanId],
    );
    expect(assigned?.name).toBe('Una Underwriter');
    await applicant.page.getByText(hubWords.decision.denied).waitFor();
    // The page must not promise anything that will not come.
    await applicant.page.getByText(hubWords.nothingMore).waitFor();
    expect(await applicant.page.getByText(/It is our turn|Final review/).count()).toBe(0);
    await applicant.page.getByRole('link', { name: hubWords.decision.letters }).click();
    await applicant.page.getByText(writtenDocumentNames.adverseAction).first().waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
    await applicant.close();
  });
});
