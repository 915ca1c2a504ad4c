import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionStates } from '#words/loan/conditions.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { lendingReport } from '#words/portal/loan-desk/lending-report.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { noteDesk } from '#words/portal/loan-desk/threads.ts';
import { conditionDesk, documentDesk, identityDesk } from '#words/portal/loan-desk/work.ts';
import { decideCondition } from '../../../src/server/usecases/conditions/decide-condition.ts';
import { loanDecisionOf } from '../../../src/server/usecases/decisions/loan-decision.ts';
import { recordDecision } from '../../../src/server/usecases/decisions/record-decision.ts';
import { storeFile } from '../../../src/server/usecases/documents/store-file.ts';
import { recordTract } from '../../../src/server/usecases/lending-report/record-tract.ts';
import { writeNote } from '../../../src/server/usecases/loan/loan-notes.ts';
import { idChecklistOf, tickIdCheck } from '../../../src/server/usecases/review/id-checklist.ts';
import { useFigure } from '../../../src/server/usecases/review/use-figure.ts';
import { requireStaff } from '../../../src/server/usecases/shared/require-staff.ts';
import { insuranceDeclarations } from '../../../src/testing/papers/insurance-declarations.ts';
import { paperBytes } from '../../../src/testing/papers/made-paper.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { staffSession } from '../../../src/testing/staff-browsers.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

const UNDERWRITER = [{ role: 'underwriter', scopeKind: 'lender' }] as const;

let product: Product;
let loanId = '';
let colleague = '';
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
  ({ accountId: colleague } = await staffSession(product.container, UNDERWRITER));
}, 120_000);
afterAll(() => product.close());

const colleagueMay = <A extends 'workLoan' | 'decide'>(action: A) =>
  requireStaff(product.container, { accountId: colleague, action, applicationId: loanId });

const eventsOf = (kind: string) =>
  product.query('SELECT actor FROM events WHERE application_id = $1 AND kind = $2', [loanId, kind]);

const open = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`${product.url}/portal/loan/${loanId}/${tab}`);
  await settled(page);
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('text begun by a user answers what that user saw', () => {
  it('of a condition: a colleague who was quicker is not overruled unseen, and the words stay', async () => {
    const purpose = { name: 'policy.pdf', documentType: 'homeownersInsurance', propertyId: null } as const;
    await storeFile(
      product.container,
      { applicationId: loanId, person: 'borrower' },
      { purpose: { ...purpose, idSubtype: null, idSide: null }, body: Readable.from([samplePdf()]) },
    );
    const visitor = await staffVisitor(product, { grants: UNDERWRITER });
    const { page, problems } = visitor;
    await open(page, 'conditions');
    const row = page.getByRole('listitem').filter({ hasText: documentLabel('homeownersInsurance') });
    await row.getByRole('button', { name: conditionDesk.again }).click();
    await row.getByLabel(conditionDesk.againForm.label).fill('The second page is missing.');
    const [{ key } = { key: '' }] = await product.query(
      "SELECT key FROM conditions WHERE application_id = $1 AND key LIKE '303%'",
      [loanId],
    );
    const decision = { kind: 'accept' } as const;
    await decideCondition(product.container, { staff: await colleagueMay('workLoan'), key: String(key), decision });
    await row.getByText(conditionStates.accepted).waitFor();
    await row.getByRole('button', { name: conditionDesk.againForm.submit }).click();
    await row.getByText(/changed this at/).waitFor();
    expect(await row.getByLabel(conditionDesk.againForm.label).inputValue()).toBe('The second page is missing.');
    expect(await eventsOf('conditionDecided')).toEqual([{ actor: `staff/${colleague}` }]);
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('of a decision: the second of two is told who was quicker', async () => {
    const visitor = await staffVisitor(product, { grants: UNDERWRITER });
    const { page, problems } = visitor;
    await open(page, 'decision');
    const answer = decisionDesk.answers.suspended;
    await page.getByRole('button', { name: answer, exact: true }).click();
    await page.getByLabel(decisionDesk.noteLabel).fill('A page is missing.');
    const { runs } = await loanDecisionOf(product.container, { applicationId: loanId, staffId: colleague });
    const asked = {
      kind: 'suspended',
      run: runs[0]?.run ?? 1,
      seenDecisionId: null,
      amount: null,
      note: null,
      judgment: [],
      otherReason: null,
      word: null,
      exception: null,
    } as const;
    await recordDecision(product.container, { staff: await colleagueMay('decide'), asked });
    // Behind the dialog the page already shows it.
    await page
      .getByRole('heading', { name: `${decisionDesk.decided}: ${loanDesk.decided.suspended}`, includeHidden: true })
      .waitFor();
    await page.getByRole('button', { name: decisionDesk.confirm(answer) }).click();
    await page.getByText(/decided this at .*Review it again\./).waitFor();
    await expect.poll(() => focused(page)).toContain('Review it again.');
    expect(await page.getByLabel(decisionDesk.noteLabel).inputValue()).toBe('A page is missing.');
    expect(await eventsOf('decided')).toEqual([{ actor: `staff/${colleague}` }]);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe('what a colleague does meanwhile', () => {
  it('appears by itself: a note on the open page of notes', async () => {
    const visitor = await staffVisitor(product, { grants: UNDERWRITER });
    const { page, problems } = visitor;
    await open(page, 'notes');
    await page.getByText(noteDesk.none).waitFor();
    const staff = await requireStaff(product.container, {
      ...{ accountId: colleague, action: 'correspond', applicationId: loanId },
    });
    await writeNote(product.container, { staff, body: 'She can be called after six.' });
    await page.getByText('She can be called after six.').waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('appears by itself: ticks of an ID, and figures used from a document', async () => {
    const { container } = product;
    const purpose = { name: 'declarations.pdf', documentType: 'homeownersInsurance', propertyId: null } as const;
    const [policy] = insuranceDeclarations;
    if (!policy) throw new Error('There is no policy.');
    const sent = await storeFile(
      container,
      { applicationId: loanId, person: 'borrower' },
      {
        purpose: { ...purpose, idSubtype: null, idSide: null },
        body: Readable.from([await paperBytes(policy)]),
      },
    );
    if (sent.kind !== 'stored') throw new Error(sent.reason);
    const visitor = await staffVisitor(product, { grants: UNDERWRITER });
    const { page, problems } = visitor;
    await open(page, 'identity');
    await page.getByLabel(documentDesk.reason.label).fill('Looking over a shoulder');
    await page.getByRole('button', { name: documentDesk.reason.submit }).click();
    await page.getByRole('button', { name: identityDesk.look }).click();
    const name = page.getByRole('checkbox', { name: identityDesk.checks.name });
    await name.waitFor();
    expect(await name.isChecked()).toBe(false);
    const staff = await colleagueMay('workLoan');
    const { pictures } = await idChecklistOf(container, { applicationId: loanId, person: 'borrower' });
    await tickIdCheck(container, { staff, person: 'borrower', check: 'name', isTicked: true, pictures });
    await expect.poll(() => name.isChecked()).toBe(true);
    await open(page, `documents?file=${sent.file.id}`);
    const figures = page.getByRole('region', { name: reviewDesk.figures.title });
    await figures.getByRole('listitem').first().waitFor();
    expect(await figures.getByText(reviewDesk.figures.used, { exact: true }).count()).toBe(0);
    const figure = { fileId: sent.file.id, name: 'dwellingCoverage', page: 1, place: null } as const;
    await useFigure(container, { staff, figure, value: '53400000', seen: null });
    const changed = figures.getByRole('listitem').filter({ hasText: '$534,000' });
    await changed.getByText(reviewDesk.figures.changed).waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('is not overwritten: the second to record a tract is told, keeps what was typed, and may then go on', async () => {
    const visitor = await staffVisitor(product, { grants: UNDERWRITER });
    const { page, problems } = visitor;
    await open(page, 'property');
    await page.getByLabel(lendingReport.tract.tract).fill('NA');
    await page.getByLabel(lendingReport.tract.source).fill('My own map');
    const staff = await colleagueMay('workLoan');
    await recordTract(product.container, { staff, tract: 'NA', source: 'FFIEC geocoder', seen: null });
    await page.getByRole('button', { name: lendingReport.tract.submit }).click();
    await page.getByText(lendingReport.tract.changedMeanwhile).waitFor();
    await page.getByText(/from FFIEC geocoder\. Recorded by/).waitFor();
    expect(await page.getByLabel(lendingReport.tract.source).inputValue()).toBe('My own map');
    await page.getByRole('button', { name: lendingReport.tract.submit }).click();
    await page.getByText(/from My own map\. Recorded by/).waitFor();
    expect(await eventsOf('tractRecorded')).toHaveLength(2);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe('without a mouse', () => {
  it('the focus goes into what opens and comes back out of it', async () => {
    const visitor = await staffVisitor(product, { grants: UNDERWRITER });
    const { page, problems } = visitor;
    await open(page, 'decision');
    const withdraw = page.getByRole('button', { name: decisionDesk.answers.withdrawn, exact: true });
    await withdraw.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: decisionDesk.cancel }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await withdraw.evaluate((button) => button === document.activeElement)).toBe(true);
    await open(page, 'conditions');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: conditionDesk.edit }) });
    const title = await row.first().getByRole('heading').textContent();
    await row.first().getByRole('button', { name: conditionDesk.edit }).focus();
    await page.keyboard.press('Enter');
    const due = page.getByLabel(conditionDesk.editForm.due);
    await expect.poll(() => due.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: conditionDesk.editForm.cancel }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(title);
    await row.first().getByRole('button', { name: conditionDesk.waive }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(conditionDesk.waiver.cause).selectOption('provedOtherwise');
    await page.getByRole('button', { name: conditionDesk.waiver.propose }).focus();
    await page.keyboard.press('Enter');
    // Two have to agree: the row stays with the proposal, and so does the focus.
    await expect.poll(() => focused(page)).toBe(title);
    const add = page.getByRole('button', { name: conditionDesk.add });
    await add.focus();
    await page.keyboard.press('Enter');
    const what = page.getByLabel(conditionDesk.addForm.code);
    await expect.poll(() => what.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: conditionDesk.addForm.cancel }).focus();
    await page.keyboard.press('Enter');
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});
