import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { waiveByTwo } from '#testing/conditions/waive-by-two.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { newestMail } from '#testing/leads.ts';
import { applicantsWord } from '#testing/notices/applicants-word.ts';
import { consentToElectronicRecords, mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import { recordRefusal } from '../decisions/record-refusal.ts';
import { clocksOf } from '../shared/clocks.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { markLateClocks } from './mark-late-clocks.ts';
import { sendDueNotices } from './send-due-notices.ts';

let server: TestServer;
let una: TestBrowser;
let colleague: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  colleague = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const days = async (count: number): Promise<void> => {
  passDays(server, count);
  await markLateClocks(server.container);
  await sendDueNotices(server.container);
  await mailsAccepted(server);
};
const query = async (text: string, values: unknown[]) =>
  (await server.container.database.pool.query(text, values)).rows;
const clocks = async (applicationId: string) =>
  Object.fromEntries(
    (await clocksOf(server.container, { applicationId }))
      .filter(({ kind }) => kind !== 'counselorList')
      .map(({ kind, metBy, daysLeft }) => [kind, metBy ?? daysLeft]),
  );
const eventsOf = async (applicationId: string) =>
  (
    await query(
      "SELECT kind FROM events WHERE application_id = $1 AND kind IN ('noticeSent', 'closedIncomplete', 'resumed', 'clockLate') AND coalesce(body ->> 'kind', '') NOT IN ('scoreNotice', 'counselorList') ORDER BY seq",
      [applicationId],
    )
  ).map(({ kind }) => kind);
/** Without the list of housing counselors, which every application is sent. */
const decisionPapers = async (browser: TestBrowser) =>
  ((await browser.query('signing.papers')).data as { kind: string }[])
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'counselorList');
const rowOf = async (applicationId: string) =>
  (await query('SELECT stage, is_open, waiting_on FROM pipeline_rows WHERE application_id = $1', [applicationId]))[0];

const suspended = async (): Promise<DeskLoan> => {
  const loan = await deskLoan(server);
  const { runs } = (await una.mutate('loanFile.decision', { loanId: loan.loanId })).data as LoanDecision;
  const said = { run: runs[0]?.run, seenDecisionId: null, kind: 'suspended', amount: null, note: null };
  const { data } = await una.mutate('loanDecision.record', { loanId: loan.loanId, ...said });
  expect(data).toEqual({ kind: 'recorded' });
  await mailsAccepted(server);
  return loan;
};

describe('a suspended application', () => {
  it('stops the 30 days to decide by its notice, and closes when the day of the notice has passed', async () => {
    const { loanId, applicant } = await suspended();
    expect(await clocks(loanId)).toMatchObject({ creditDecision: 'missingNamed', incompleteAnswer: 30 });
    expect(await rowOf(loanId)).toMatchObject({ stage: 'suspended', is_open: true });
    await days(30);
    expect(await eventsOf(loanId)).toEqual(['noticeSent']);
    await days(1);
    await days(1);
    expect(await eventsOf(loanId)).toEqual(['noticeSent', 'closedIncomplete']);
    expect(await clocks(loanId)).toMatchObject({ creditDecision: 'missingNamed', incompleteAnswer: 'lapsed' });
    expect(await rowOf(loanId)).toEqual({ stage: 'incomplete', is_open: false, waiting_on: 'nobody' });
    expect((await applicant.query('loan.hub')).data).toMatchObject({ decision: { kind: 'closedIncomplete' } });
    expect((await una.query('loanFile.open', { loanId })).data).toMatchObject({ end: 'closedIncomplete' });
    const mail = await newestMail(server, await emailOf(server.container.database, loanId), (text) =>
      text.includes('is closed'),
    );
    expect(mail).toContain('not a decision on your credit');
  });

  it('has 30 new days to be decided from the day everything has come', async () => {
    const { loanId, applicant } = await suspended();
    await days(10);
    const at = { loanId };
    const open = async () =>
      ((await una.query('loanFile.conditions', at)).data as LoanCondition[]).filter(
        ({ state, owner, priorTo }) =>
          owner !== 'lender' && state === 'requested' && priorTo !== 'closing' && priorTo !== 'funding',
      );
    const [question] = (await open()).filter(({ kind }) => kind === 'information');
    for (const { key, changedAt, canBeWaived } of await open()) {
      if (key === question?.key) continue;
      expect(canBeWaived).toBe(true);
      await waiveByTwo([una, colleague], { loanId, condition: { key, changedAt } });
    }
    expect(await clocks(loanId)).toMatchObject({ incompleteAnswer: 20 });
    const answer = { key: question?.key, text: 'I live there all year.' };
    expect((await applicant.mutate('conditions.answer', answer)).data).toEqual({ kind: 'received' });
    expect(await eventsOf(loanId)).toEqual(['noticeSent', 'resumed']);
    const rows = await clocksOf(server.container, { applicationId: loanId });
    expect(rows.find(({ kind }) => kind === 'incompleteAnswer')).toMatchObject({ metBy: 'completed' });
    const decisions = rows.filter(({ kind }) => kind === 'creditDecision');
    expect(decisions.map(({ metBy }) => metBy).sort()).toEqual(['missingNamed', null].sort());
    expect(decisions.find(({ metBy }) => metBy === null)).toMatchObject({ daysLeft: 30, state: 'calm' });
    expect((await una.query('loanFile.open', at)).data).toMatchObject({ end: null, decided: null });
    await days(31);
    expect(await eventsOf(loanId)).toEqual(['noticeSent', 'resumed', 'clockLate']);
  });
});

describe('an application that was never completed', () => {
  it('is told what is missing, is closed when it does not come, and is taken up again by who goes on', async () => {
    const { browser, applicationId, submit } = await personaLead(server, homeownerWithOneJob, 'application');
    await consentToElectronicRecords(server, { applicationId });
    await submit('application');
    const disclosed = { earlyDisclosures: 'papersReceived', feeHold: 'daysPassed' };
    await days(24);
    expect(await clocks(applicationId)).toEqual({
      ...disclosed,
      incompleteNotice: 'missingNamed',
      incompleteAnswer: 30,
    });
    await days(31);
    expect(await clocks(applicationId)).toEqual({
      ...disclosed,
      incompleteNotice: 'missingNamed',
      incompleteAnswer: 'lapsed',
    });
    expect(await rowOf(applicationId)).toMatchObject({ stage: 'incomplete', is_open: false });
    expect((await submit('application3')).data).toMatchObject({ kind: 'saved' });
    expect(await eventsOf(applicationId)).toEqual(['noticeSent', 'closedIncomplete', 'resumed']);
    expect(await rowOf(applicationId)).toMatchObject({ stage: 'application', is_open: true });
    const running = (await clocksOf(server.container, { applicationId })).filter(
      ({ metOn, kind }) => metOn === null && kind !== 'counselorList',
    );
    expect(running.map(({ kind, daysLeft }) => [kind, daysLeft])).toEqual([['incompleteNotice', 30]]);
    expect((await browser.query('funnel.current')).status).toBe(200);
  });
});

describe('a refusal recorded after the notice of incompleteness', () => {
  const refused = async (afterDays: number) => {
    const lead = await personaLead(server, homeownerWithOneJob, 'application');
    const { applicationId } = lead;
    await consentToElectronicRecords(server, { applicationId });
    await lead.submit('application');
    await days(24);
    await days(afterDays);
    await server.container.database.transact(async (tx) => {
      const application = await lockApplication(tx, applicationId);
      if (!application) throw new Error('There is no application.');
      const { document } = application;
      const listed = { ...document, listing: { ...document.listing, isListed: true } };
      const facts = await outsideFactsOf(tx, application);
      const decision = decideApplication({ application: listed, facts, asOf: server.container.clock.today() });
      await recordRefusal(tx, { application, facts, decision, step: 'application7', at: '/app/ineligible/low-equity' });
    });
    return lead;
  };

  it('ends in its own notice and not in a closing', async () => {
    const { applicationId, browser } = await refused(25);
    await days(6);
    expect(await eventsOf(applicationId)).toEqual(['noticeSent', 'noticeSent']);
    expect(await decisionPapers(browser)).toEqual(['incompleteness', 'adverseAction']);
    expect((await clocks(applicationId)).adverseActionNotice).toBe('noticeSent');
  });

  it('keeps its clock when the applicant withdraws, and the notice still goes out with its reasons', async () => {
    const { applicationId: loanId, browser } = await refused(0);
    const { runs } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
    const said = { run: runs[0]?.run, seenDecisionId: null, kind: 'withdrawn', amount: null, note: null };
    const word = await applicantsWord(server, loanId);
    expect((await una.mutate('loanDecision.record', { loanId, ...said, word })).data).toEqual({ kind: 'recorded' });
    expect((await clocks(loanId)).adverseActionNotice).toBe(30);
    await days(7);
    expect((await clocks(loanId)).adverseActionNotice).toBe('noticeSent');
    expect(await decisionPapers(browser)).toEqual(['incompleteness', 'adverseAction']);
  });
});
