import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyClosing } from '#entities/application/closing.ts';
import { addDays } from '#entities/values/day.ts';
import { addBusinessDays } from '#rules/calendar/business-days.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { findApplication, lockApplication } from '#server/db/repos/application/applications.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { meetConditions } from '#testing/closing.ts';
import { changeDocument, deskLoan } from '#testing/desk-loans.ts';
import { loanStaff } from '#testing/loan-staff.ts';
import { officeDays } from '#testing/notices/loan-run.ts';
import { consentToElectronicRecords, mailLetters, mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { downloadPaper } from '#testing/sign-papers.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { markLateClocks } from '../clocks/mark-late-clocks.ts';
import { sendDueNotices } from '../clocks/send-due-notices.ts';
import { closingChoices } from '../closing/book-closing.ts';
import { fundLoan } from '../closing/fund-loan.ts';
import type { LoanClosing } from '../closing/loan-closing.ts';
import { recordClosingPapers } from '../closing/open-account.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import { clocksOf } from '../shared/clocks.ts';
import { startValuationClocks } from './start-valuation-clocks.ts';

let server: TestServer;
let processor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const firstLien = { mortgages: [], areMortgagesReviewed: true, estimatedMortgageBalance: 0 };
const today = () => server.container.clock.today();
const clocks = async (applicationId: string) =>
  Object.fromEntries(
    (await clocksOf(server.container, { applicationId }))
      .filter(({ kind }) => kind === 'valuationNotice' || kind === 'valuationCopy')
      .map(({ kind, metBy, isLate }) => [kind, { metBy, isLate }]),
  );
const waysOf = async (applicationId: string) =>
  (
    await server.container.database.pool.query(
      `SELECT kind, person, channel, sent_on IS NOT NULL AS sent FROM notice_deliveries
       WHERE application_id = $1 AND kind IN ('valuationNotice', 'valuationCopy') ORDER BY kind, person`,
      [applicationId],
    )
  ).rows;
const textOf = async (browser: TestBrowser, kind: string): Promise<string> => {
  const { data } = await browser.query('signing.papers');
  const paper = (data as { id: string; kind: string }[]).find((each) => each.kind === kind);
  return (await readPdf(await downloadPaper(browser, paper?.id ?? ''))).text.replace(/\s+/g, ' ');
};
const closingOf = async (loanId: string) => (await processor.query('loanFile.closing', { loanId })).data as LoanClosing;

/** A home without a loan on it, after the credit check and the valuation. */
const freeHome = async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  await lead.submit('creditScore');
  await changeDocument(server, lead.applicationId, firstLien);
  await lead.submit('coborrower');
  return lead;
};

describe('an application for a first lien', () => {
  it('gets the notice and the copy of every valuation, and the sending meets both clocks', async () => {
    const { browser, applicationId } = await freeHome();
    expect(await clocks(applicationId)).toEqual({
      valuationNotice: { metBy: null, isLate: false },
      valuationCopy: { metBy: null, isLate: false },
    });
    await consentToElectronicRecords(server, { applicationId });
    await sendDueNotices(server.container);
    await mailsAccepted(server);
    expect(await clocks(applicationId)).toEqual({
      valuationNotice: { metBy: 'noticeSent', isLate: false },
      valuationCopy: { metBy: 'noticeSent', isLate: false },
    });
    const notice = await textOf(browser, 'valuationNotice');
    expect(notice).toContain('the right to receive a copy of every written appraisal');
    const copy = await textOf(browser, 'valuationCopy');
    expect(copy).toContain('Sandbox AVM 1');
    expect(copy).toMatch(/We use the value of \$[\d,]+, from the model Sandbox AVM 1/);
    await sendDueNotices(server.container);
    expect(await waysOf(applicationId)).toHaveLength(2);
  });

  it('gets them on paper without consent, and is late when nobody mails them', async () => {
    const { applicationId } = await freeHome();
    await sendDueNotices(server.container);
    expect(await waysOf(applicationId)).toMatchObject([
      { kind: 'valuationCopy', channel: 'post', sent: false },
      { kind: 'valuationNotice', channel: 'post', sent: false },
    ]);
    passDays(server, 8);
    await markLateClocks(server.container);
    expect((await clocks(applicationId)).valuationNotice).toEqual({ metBy: null, isLate: true });
    await mailLetters(server);
    expect((await clocks(applicationId)).valuationNotice).toEqual({ metBy: 'noticeSent', isLate: true });
  });

  it('gets them after it was withdrawn', async () => {
    const { loanId, applicant } = await deskLoan(server);
    await changeDocument(server, loanId, firstLien);
    expect((await applicant.mutate('loan.withdraw', {})).status).toBe(200);
    await officeDays(server, 1);
    expect(await waysOf(loanId)).toMatchObject([
      { kind: 'valuationCopy', sent: true },
      { kind: 'valuationNotice', sent: true },
    ]);
  });
});

describe('an application for a first lien that staff deny', () => {
  it('gets the notice and the copy all the same, in time', async () => {
    const { loanId } = await deskLoan(server);
    await changeDocument(server, loanId, firstLien);
    const una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
    const { runs, decided } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
    const seen = { loanId, run: runs[0]?.run, seenDecisionId: decided?.id ?? null, amount: null, note: null };
    const denied = await una.mutate('loanDecision.record', { ...seen, kind: 'denied', judgment: ['collateral'] });
    expect(denied.data).toEqual({ kind: 'recorded' });
    await officeDays(server, 1);
    expect(await waysOf(loanId)).toMatchObject([
      { kind: 'valuationCopy', sent: true },
      { kind: 'valuationNotice', sent: true },
    ]);
    expect(await clocks(loanId)).toEqual({
      valuationNotice: { metBy: 'noticeSent', isLate: false },
      valuationCopy: { metBy: 'noticeSent', isLate: false },
    });
  });
});

describe('an application that turns out to be for a junior lien', () => {
  it('needs neither: the clock of the notice ends', async () => {
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    await changeDocument(server, lead.applicationId, { estimatedMortgageBalance: 0, mortgages: [] });
    await lead.submit('creditScore');
    expect((await clocks(lead.applicationId)).valuationNotice).toEqual({ metBy: 'notFirstLien', isLate: false });
    await sendDueNotices(server.container);
    expect(await waysOf(lead.applicationId)).toEqual([]);
  });
});

describe('while the liens are unknown', () => {
  it('the notice waits for them until its last day, and then goes out', async () => {
    const { applicationId } = await freeHome();
    await changeDocument(server, applicationId, {
      ...firstLien,
      areMortgagesReviewed: null,
      estimatedMortgageBalance: null,
    });
    await sendDueNotices(server.container);
    expect(await waysOf(applicationId)).toEqual([]);
    const due = addBusinessDays({ from: today(), count: 3, kind: 'banking' });
    while (today() < due) passDays(server, 1);
    await sendDueNotices(server.container);
    expect(await waysOf(applicationId)).toHaveLength(2);
  });
});

describe('the account of a first lien', () => {
  it('does not open, and no money moves, before the copy was there for three business days', async () => {
    const { loanId } = await deskLoan(server);
    await changeDocument(server, loanId, firstLien);
    const staff = await loanStaff(server.container, { role: 'manager', action: 'fund', applicationId: loanId });
    const blocks = async () => {
      const outcome = await fundLoan(server.container, { staff });
      return outcome.kind === 'blocked' ? outcome.blocks : [];
    };
    expect(await blocks()).toContain('valuationCopyMissing');
    expect((await closingOf(loanId)).valuation).toMatchObject({ lien: 'first', isCopySent: false, opensFrom: null });
    const stored = await findApplication(server.container.database.db, loanId);
    if (!stored) throw new Error('no loan');
    const [first] = (await closingChoices(server.container, server.container.database.db, stored)).days;
    expect(first).toBe(addBusinessDays({ from: today(), count: 6, kind: 'banking' }));
    const closing = { appointmentOn: today(), appointmentTime: '09:00', place: 'online' };
    await changeDocument(server, loanId, { closing: { ...emptyClosing(), ...closing } });
    await meetConditions(server.container, loanId);
    await server.container.database.transact(async (tx) => {
      await lockApplication(tx, loanId);
      await startValuationClocks(tx, { stored, on: today() });
    });
    const open = async () =>
      (await recordClosingPapers(server.container, { applicationId: loanId, owner: 'borrower' })).kind;
    expect(await open()).toBe('valuationWait');
    await officeDays(server, 1);
    const { opensFrom } = (await closingOf(loanId)).valuation;
    expect(opensFrom).toBe(addBusinessDays({ from: today(), count: 6, kind: 'banking' }));
    while (opensFrom !== null && addDays(today(), 1) < opensFrom) passDays(server, 1);
    await meetConditions(server.container, loanId);
    expect(await open()).toBe('valuationWait');
    passDays(server, 1);
    expect((await closingOf(loanId)).valuation.opensFrom).toBe(today());
    expect(await blocks()).not.toContain('valuationCopyMissing');
  });

  it('opens sooner with a waiver, once, and only by staff of the loan', async () => {
    const { loanId, applicant } = await deskLoan(server);
    const waive = (by: TestBrowser) =>
      by.mutate('loanMoney.waiveValuationWait', { loanId, note: 'In a message of today.' });
    expect((await waive(processor)).data).toEqual({ kind: 'nothingToWaive' });
    await changeDocument(server, loanId, firstLien);
    expect((await waive(applicant)).status).not.toBe(200);
    expect((await waive(processor)).data).toEqual({ kind: 'waived' });
    expect((await waive(processor)).data).toEqual({ kind: 'waivedBefore' });
    expect((await closingOf(loanId)).valuation).toMatchObject({ waivedOn: today(), opensFrom: null });
  });
});
