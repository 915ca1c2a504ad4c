import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireApplication } from '#entities/contract/wire-application.ts';
import { withApplication } from '#entities/contract/wire-form.ts';
import { steps } from '#funnel/steps.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { joinedCouple } from '#testing/couple.ts';
import { proveSessions } from '#testing/leads.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

type Sent = { application: WireApplication };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const rows = async (sql: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(sql, values)).rows;
type Handed = { paper: string; version: string; receivedAt: Date | null }[];
const versionsOf = (papers: Handed) => Object.fromEntries(papers.map(({ paper, version }) => [paper, version]));

describe('the papers before page 1', () => {
  it('are received by each person for themselves, with version, time and address, before anything is saved', async () => {
    const { borrower, coborrower } = await joinedCouple(server);
    const { browser, applicationId } = borrower;
    const refused = await browser.mutate('funnel.submitStep', { step: 'application', answers: {}, base: {} });
    expect(refused.reason).toBe('outOfTurn');
    const papers = (await browser.query('application.papers')).data as Handed;
    expect(papers.map(({ paper, receivedAt }) => [paper, receivedAt])).toEqual([
      ['earlyDisclosures', null],
      ['brochure', null],
      ['privacyNotice', null],
      ['identityNotice', null],
    ]);
    const versions = versionsOf(papers);
    expect(
      (await browser.mutate('application.receivePapers', { versions: { ...versions, brochure: '1999-01-01' } })).reason,
    ).toBe('invalidInput');
    const shown = (await browser.query('application.handedPaper', { paper: 'earlyDisclosures' })).data;
    expect(shown).toMatchObject({ kind: 'earlyDisclosures', recipient: expect.stringContaining('Whitfield') });
    const kept = (await browser.query('application.handedPdf', { paper: 'earlyDisclosures' })).data as {
      base64: string;
    };
    const { text, bookmarks } = await readPdf(Buffer.from(kept.base64, 'base64'));
    expect(bookmarks).toHaveLength((shown as { sections: unknown[] }).sections.length);
    expect(text).toContain('You could lose your home');
    await browser.mutate('application.receivePapers', { versions });
    await browser.mutate('application.receivePapers', { versions });
    const receipts = await rows(
      'SELECT person, paper, version, address FROM paper_receipts WHERE application_id = $1',
      [applicationId],
    );
    expect(receipts).toHaveLength(4);
    expect(receipts[0]).toMatchObject({ person: 'borrower', version: versions[receipts[0].paper] });
    expect(receipts[0].address).toBeTruthy();
    expect(
      await rows("SELECT 1 FROM events WHERE application_id = $1 AND kind = 'paperReceived'", [applicationId]),
    ).toHaveLength(4);
    const his = (await coborrower.query('application.papers')).data as Handed;
    expect(his.every(({ receivedAt }) => receivedAt === null)).toBe(true);
    await coborrower.mutate('application.receivePapers', { versions });
    const clocks = await rows(
      'SELECT kind, started_on = met_on AS at_once, met_by FROM clocks WHERE application_id = $1',
      [applicationId],
    );
    expect(clocks.filter(({ kind }) => kind === 'earlyDisclosures')).toEqual([
      { kind: 'earlyDisclosures', at_once: true, met_by: 'papersReceived' },
    ]);
  });
});

describe('one’s own SSN', () => {
  it('is shown on demand to its owner only, and each look is written down', async () => {
    const { borrower, coborrower } = await joinedCouple(server);
    await proveSessions(server);
    const shown = await borrower.browser.mutate('application.showSsn');
    expect(shown.data).toEqual({ ssn: expect.stringMatching(/^\d{3}-\d{2}-\d{4}$/) });
    expect((await coborrower.mutate('application.showSsn')).reason).toBe('notFound');
    const looks = await rows("SELECT actor, body FROM events WHERE application_id = $1 AND kind = 'secretShown'", [
      borrower.applicationId,
    ]);
    expect(looks).toMatchObject([{ actor: 'borrower', body: { kind: 'ssn' } }]);
    expect(JSON.stringify(looks)).not.toMatch(/\d{3}-\d{2}-\d{4}/);
  });
});

describe('the summary', () => {
  it('names who said what and when, each person their own', async () => {
    const { borrower, coborrower, submitAs } = await joinedCouple(server);
    await submitAs('coborrower', 'isSelfEmployed');
    const hers = (await borrower.browser.query('application.history')).data as { step: string; by: string; at: Date }[];
    expect(hers.map(({ step, by }) => `${by} ${step}`)).toEqual(['borrower coborrower']);
    expect(hers[0]?.at).toBeInstanceOf(Date);
    const his = (await coborrower.query('application.history')).data as { step: string }[];
    expect(his.map(({ step }) => step)).toEqual(['isSelfEmployed']);
  });

  it('can be changed until it is sent in, and not after', async () => {
    const { submit, applicationId } = await personaLead(server, homeownerWithOneJob, 'disclosures');
    expect((await submit('application8', { hasPropertyDecree: true })).data).toMatchObject({ kind: 'saved' });
    await rows("UPDATE applications SET status = 'applicationSubmitted' WHERE id = $1", [applicationId]);
    expect((await submit('application8')).reason).toBe('outOfTurn');
  });
});

describe('demographics', () => {
  it('stay as they were given when the page is passed again, and can be given again', async () => {
    const { submit, browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'application7');
    const kept = async () =>
      (await rows('SELECT document FROM demographics.answers WHERE application_id = $1', [applicationId]))[0]?.document;
    await submit('application7', { race: ['asian', 'white'], asianOrigins: ['korean'] });
    expect(await kept()).toMatchObject({ race: ['asian', 'white'], asianOrigins: ['korean'] });
    const passed = { ethnicity: [], race: [], gender: [], hasAnswered: true };
    const base = steps.application7.read(
      withApplication((await browser.query('funnel.current')).data as Sent).application,
      'borrower',
    );
    const again = await browser.mutate('funnel.submitStep', {
      step: 'application7',
      answers: { ...base, ...passed },
      base,
    });
    expect(again.data).toMatchObject({ kind: 'saved' });
    expect(await kept()).toMatchObject({ race: ['asian', 'white'] });
    await submit('application7', { race: ['notProvided'] });
    expect(await kept()).toMatchObject({ race: ['notProvided'] });
    const [{ document }] = await rows('SELECT document FROM applications WHERE id = $1', [applicationId]);
    expect(JSON.stringify(document)).not.toMatch(/korean|notProvided/);
  });
});

describe('a payroll record', () => {
  it('is not asked for by choosing it: the choice is saved only with the agreement', async () => {
    const { browser, applicationId } = await personaLead(server, workedExampleCouple, 'application6');
    const { application } = withApplication((await browser.query('funnel.current')).data as Sent);
    const base = steps.application6.read(application, 'borrower');
    const answers = { incomeVerificationMethod: 'payroll', incomeReviews: [] };
    const said = await browser.mutate('funnel.submitStep', { step: 'application6', answers, base });
    expect(said.data).toEqual({
      kind: 'invalid',
      issues: [{ path: ['incomeVerificationMethod'], code: 'agreeFirst' }],
    });
    const [{ method }] = await rows(
      "SELECT document->'borrower'->'incomeVerificationMethod' AS method FROM applications WHERE id = $1",
      [applicationId],
    );
    expect(method).toBeNull();
    expect(await rows('SELECT 1 FROM reports WHERE application_id = $1', [applicationId])).toEqual([]);
  });

  it('is reviewed by its owner: one that is disputed no longer makes papers needless', async () => {
    const { submit, browser } = await personaLead(server, workedExampleCouple, 'application6');
    expect((await submit('application6', { incomeVerificationMethod: 'payroll' })).data).toMatchObject({
      kind: 'saved',
    });
    const { application } = (await browser.query('funnel.current')).data as {
      application: { user: { employments: { id: string; dataSource: string }[] } };
    };
    const record = application.user.employments.find(({ dataSource }) => dataSource === 'payroll');
    expect(record).toBeDefined();
    const review = (isRight: boolean, note: string | null) => [{ id: record?.id, isRight, note }];
    const method = { incomeVerificationMethod: 'payroll' };
    expect((await submit('application6', { ...method, incomeReviews: [] })).data).toMatchObject({
      issues: [{ path: ['incomeReviews'], code: 'reviewNeeded' }],
    });
    expect((await submit('application6', { ...method, incomeReviews: review(false, null) })).data).toMatchObject({
      issues: [{ path: ['incomeReviews', 0, 'note'], code: 'required' }],
    });
    const disputed = await submit('application6', { ...method, incomeReviews: review(false, 'I earn more.') });
    expect(disputed.data).toMatchObject({ kind: 'saved' });
    const asked = await rows("SELECT 1 FROM reports WHERE kind = 'payrollIncome'");
    expect(asked).toHaveLength(1);
  });
});
