import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { creditFileWith } from '#sandbox/personas/parts/outside-answers.ts';
import { checkSeal } from '#server/documents/check-seal.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { changeDocument, deskLoan } from '#testing/desk-loans.ts';
import { newestMail } from '#testing/leads.ts';
import { consentToElectronicRecords, mailLetters, mailsAccepted } from '#testing/notices/notices.ts';
import { refusedLead } from '#testing/notices/refused-lead.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { downloadPaper } from '#testing/sign-papers.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { changeSealed } from '#testing/stored/change-sealed.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { sendDueNotices } from '../clocks/send-due-notices.ts';
import { clocksOf } from '../shared/clocks.ts';
import type { LoanDecision } from './loan-decision.ts';

let server: TestServer;
let una: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const today = () => server.container.clock.today();
const pass = async (days: number): Promise<void> => {
  passDays(server, days);
  await sendDueNotices(server.container);
  await mailsAccepted(server);
};
const clocks = async (applicationId: string) =>
  Object.fromEntries(
    (await clocksOf(server.container, { applicationId })).map(({ kind, metBy }) => [kind, metBy] as const),
  );
const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;
const lettersOf = async (browser: TestBrowser) =>
  ((await browser.query('signing.papers')).data as { id: string; kind: string; state: string }[]).filter(
    ({ state }) => state === 'issued',
  );
const textOf = async (browser: TestBrowser, kind: string): Promise<string> => {
  const letter = (await lettersOf(browser)).find((each) => each.kind === kind);
  const file = await downloadPaper(browser, letter?.id ?? '');
  expect(checkSeal(file, [sealCertificate(server.container.sealKey())]).kind).toBe('unchanged');
  return (await readPdf(file)).text.replace(/\s+/g, ' ');
};
const mailTo = async (applicationId: string, words: string) =>
  newestMail(server, await emailOf(server.container.database, applicationId), (text) => text.includes(words));
const waysOf = (applicationId: string) =>
  query('SELECT kind, channel, why, sent_on FROM notice_deliveries WHERE application_id = $1 ORDER BY made_at', [
    applicationId,
  ]);

const withoutFactors = { scores: [{ bureau: 'equifax' as const, score: 600, factors: [] }] };
const refused = () => refusedLead(server);

describe('a refusal that stood', () => {
  it('is told in writing after a week, once, with its own reasons, and its clock is met by the sending', async () => {
    const { browser, applicationId } = await refused();
    await consentToElectronicRecords(server, { applicationId });
    await pass(6);
    expect((await lettersOf(browser)).map(({ kind }) => kind)).not.toContain('adverseAction');
    await pass(1);
    await pass(0);
    const kinds = (await lettersOf(browser)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'adverseAction')).toHaveLength(1);
    expect(await textOf(browser, 'adverseAction')).toContain('Foreclosure too recent');
    expect(await mailTo(applicationId, 'We cannot approve')).toContain('/app/letters');
    expect(await clocks(applicationId)).toMatchObject({ adverseActionNotice: 'noticeSent' });
  });

  it('goes on paper to a person who did not consent, and its clock is met by the mailing alone', async () => {
    const { browser, applicationId } = await refused();
    await pass(7);
    const ways = await waysOf(applicationId);
    expect(ways.find(({ kind }) => kind === 'adverseAction')).toMatchObject({ channel: 'post', why: 'noConsent' });
    expect(ways.map(({ channel }) => channel)).not.toContain('email');
    expect(await clocks(applicationId)).toMatchObject({ adverseActionNotice: null, paperNotice: null });
    await pass(2);
    expect((await lettersOf(browser)).filter(({ kind }) => kind === 'adverseAction')).toHaveLength(1);
    await mailLetters(server);
    expect(await clocks(applicationId)).toMatchObject({ adverseActionNotice: 'noticeSent', paperNotice: 'noticeSent' });
    const [clock] = await query(
      "SELECT met_on::text FROM clocks WHERE application_id = $1 AND kind = 'adverseActionNotice'",
      [applicationId],
    );
    expect(clock?.met_on).toBe(today());
  });

  it('waits for staff where the report names no key factors, and says so', async () => {
    const { browser, applicationId } = await refused();
    const change = (column: string, to: (value: Record<string, object>) => object) =>
      changeSealed(server.container.database, { table: 'decisions', column, applicationId }, to);
    const score = (amount: number) => ({ unit: 'score', amount });
    const trace = [{ rule: 'score', value: score(600), limit: score(640), outcome: 'fail', change: null }];
    const borrower = creditFileWith([600, null, null], withoutFactors);
    await change('reasons', () => ['creditScore']);
    await change('decision', (decision) => ({ ...decision, trace }));
    await change('facts', (facts) => ({
      ...facts,
      outside: { ...facts.outside, credit: { coborrower: null, borrower } },
    }));
    await pass(7);
    expect((await lettersOf(browser)).map(({ kind }) => kind)).not.toContain('adverseAction');
    const { data } = await una.query('letters.page', { cursor: null });
    expect((data as { rows: object[] }).rows).toContainEqual(
      expect.objectContaining({ loanId: applicationId, kind: 'adverseAction', held: 'factorsMissing' }),
    );
    expect(await clocks(applicationId)).toMatchObject({ adverseActionNotice: null });
  });
});

describe('an application', () => {
  it('that stays incomplete is told what is missing, by name and by when, before its 30 days are over', async () => {
    const { browser, applicationId, submit } = await personaLead(server, homeownerWithOneJob, 'application');
    await consentToElectronicRecords(server, { applicationId });
    expect((await submit('application')).data).toMatchObject({ kind: 'saved' });
    expect(await clocks(applicationId)).toMatchObject({ earlyDisclosures: 'papersReceived', incompleteNotice: null });
    await pass(24);
    const text = await textOf(browser, 'incompleteness');
    expect(text).toContain('Employment History');
    expect(text).not.toContain('Personal Info');
    expect(await mailTo(applicationId, 'without the following')).toContain('Employment History');
    expect(await clocks(applicationId)).toMatchObject({ incompleteNotice: 'missingNamed', incompleteAnswer: null });
  });
});

describe('a counteroffer', () => {
  const countered = async () => {
    const loan = await deskLoan(server);
    const { loanId } = loan;
    const [row] = await query(`SELECT document -> 'offerChoice' AS choice FROM applications WHERE id = $1`, [loanId]);
    await changeDocument(server, loanId, { offerChoice: { ...row?.choice, amount: 390_000 } });
    const { runs } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
    const said = { run: runs[0]?.run, seenDecisionId: null, kind: 'countered', amount: toDollars(58_000), note: null };
    expect((await una.mutate('loanDecision.record', { loanId, ...said })).data).toEqual({ kind: 'recorded' });
    await pass(0);
    return { ...loan, applicationId: loanId };
  };

  it('runs for 90 days; not taken, the notice of adverse action has gone out by then', async () => {
    const { applicant, applicationId } = await countered();
    expect(await textOf(applicant, 'counterOffer')).toContain('$58,000');
    const [running] = (await clocksOf(server.container, { applicationId })).filter(
      ({ kind }) => kind === 'counterOffer',
    );
    expect(running).toMatchObject({ state: 'calm', dueOn: addDays(today(), 90) });
    await pass(83);
    expect((await applicant.query('loan.hub')).data).toMatchObject({ decision: { counter: 58_000 } });
    await pass(1);
    expect(await textOf(applicant, 'adverseAction')).toContain('The principal reasons');
    expect(await clocks(applicationId)).toMatchObject({
      counterOffer: 'lapsed',
      creditDecision: 'noticeSent',
      adverseActionNotice: 'noticeSent',
    });
    const all = await clocksOf(server.container, { applicationId });
    expect(all.filter(({ isLate, kind }) => isLate && kind !== 'counterOffer')).toEqual([]);
    expect(await una.query('loanFile.open', { loanId: applicationId })).toMatchObject({
      data: { end: 'counterLapsed' },
    });
  });

  it('that the borrower declines is a refusal, told at once', async () => {
    const { applicant, applicationId } = await countered();
    expect((await applicant.mutate('loan.answerCounter', { answer: 'decline' })).data).toEqual({ kind: 'declined' });
    await mailsAccepted(server);
    expect((await lettersOf(applicant)).map(({ kind }) => kind)).toContain('adverseAction');
    expect(await clocks(applicationId)).toMatchObject({ counterOffer: 'declined', adverseActionNotice: 'noticeSent' });
  });
});

describe('consent to electronic records', () => {
  it('withdrawn during the loan, the next notice goes on paper', async () => {
    const { loanId, applicant } = await deskLoan(server);
    await applicant.mutate('signing.withdraw', {});
    await changeDocument(server, loanId, { listing: { isListed: true, wasListedLately: null, endedOn: null } });
    const { runs } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
    const said = { run: runs[0]?.run, seenDecisionId: null, kind: 'denied', amount: null, note: null };
    expect((await una.mutate('loanDecision.record', { loanId, ...said })).data).toEqual({ kind: 'recorded' });
    expect((await waysOf(loanId)).find(({ kind }) => kind === 'adverseAction')).toMatchObject({
      channel: 'post',
      why: 'consentWithdrawn',
      sent_on: null,
    });
    expect(await clocks(loanId)).toMatchObject({ creditDecision: null, adverseActionNotice: null });
  });
});
