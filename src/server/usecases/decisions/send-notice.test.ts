import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { recentForeclosure } from '#sandbox/personas/recent-foreclosure.ts';
import { checkSeal } from '#server/documents/check-seal.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { newestMail } from '#testing/leads.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { downloadPaper } from '#testing/sign-papers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { sendDueNotices } from '../clocks/send-due-notices.ts';
import { clocksOf } from '../shared/clocks.ts';
import { type Notice, sendNotice } from './send-notice.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const today = () => server.container.clock.today();
const pass = (days: number) => {
  passDays(server, days);
};
const clocks = async (applicationId: string) =>
  (await clocksOf(server.container, { applicationId })).map(({ kind, metBy }) => [kind, metBy]);
const send = (applicationId: string, notice: Notice) =>
  server.container.database.transact((tx) =>
    sendNotice(server.container, tx, { applicationId, notice, actor: { staff: 'una' } }),
  );
const lettersOf = async (browser: TestBrowser) =>
  ((await browser.query('signing.papers')).data as { id: string; kind: string; state: string }[]).filter(
    ({ state }) => state === 'issued',
  );
const textOf = async (browser: TestBrowser, kind: string): Promise<string> => {
  const letter = (await lettersOf(browser)).find((each) => each.kind === kind);
  const file = await downloadPaper(browser, letter?.id ?? '');
  expect(checkSeal(file, [sealCertificate(server.container.sealKey())]).kind).toBe('unchanged');
  return (await readPdf(file)).text;
};
const mailTo = (browser: TestBrowser, words: string) =>
  browser.query('funnel.current').then(({ data }) => {
    const { email } = (data as { application: { user: { email: string } } }).application.user;
    return newestMail(server, email, (text) => text.includes(words));
  });

describe('a refusal that stood', () => {
  it('is told in writing after a week, once, with its own reasons, and its clock is met', async () => {
    const { browser, applicationId, submit } = await personaLead(server, recentForeclosure, 'hasFbm');
    await submit('hasFbm');
    pass(6);
    await sendDueNotices(server.container);
    expect(await lettersOf(browser)).toEqual([]);
    pass(1);
    await sendDueNotices(server.container);
    await sendDueNotices(server.container);
    expect((await lettersOf(browser)).map(({ kind }) => kind)).toEqual(['adverseAction']);
    expect(await textOf(browser, 'adverseAction')).toContain('Foreclosure, short sale or deed in lieu too recent');
    expect(await mailTo(browser, 'We cannot approve')).toContain('/app/letters');
    expect(await clocks(applicationId)).toEqual([['adverseActionNotice', 'noticeSent']]);
    const { rows } = await server.container.database.pool.query(
      "SELECT actor, body FROM events WHERE application_id = $1 AND kind = 'noticeSent'",
      [applicationId],
    );
    expect(rows).toMatchObject([
      { actor: 'system', body: { kind: 'adverseAction', reasons: ['foreclosure'], byPost: [] } },
    ]);
  });
});

describe('an application', () => {
  it('that stays incomplete is told what is missing, by name and by when, before its 30 days are over', async () => {
    const { browser, applicationId, submit } = await personaLead(server, homeownerWithOneJob, 'application');
    expect((await submit('application')).data).toMatchObject({ kind: 'saved' });
    const disclosed = ['earlyDisclosures', 'papersReceived'];
    expect(await clocks(applicationId)).toEqual([disclosed, ['incompleteNotice', null]]);
    pass(24);
    await sendDueNotices(server.container);
    const text = await textOf(browser, 'incompleteness');
    expect(text).toContain('Employment History');
    expect(text).not.toContain('Personal Info');
    expect(await mailTo(browser, 'without the following')).toContain('Employment History');
    expect(await clocks(applicationId)).toEqual([
      disclosed,
      ['incompleteNotice', 'missingNamed'],
      ['incompleteAnswer', null],
    ]);
  });

  it('that is complete has 30 days to be decided, and a counter-offer of staff ends them and runs for 90', async () => {
    const { browser, applicationId, submit } = await personaLead(server, homeownerWithOneJob, 'loanDisbursement');
    expect((await submit('loanDisbursement')).data).toMatchObject({ status: 'applicationSubmitted' });
    expect(await clocks(applicationId)).toEqual([['creditDecision', null]]);
    const counter = { kind: 'counterOffer', reasons: ['equity'], amount: toDollars(26_000) } as const;
    const beyond = { ...counter, amount: toDollars(399_999) };
    expect(await send(applicationId, beyond)).toEqual({ kind: 'noOffer' });
    expect(await lettersOf(browser)).toEqual([]);
    expect(await send(applicationId, counter)).toEqual({ kind: 'sent', byPost: [] });
    expect(await textOf(browser, 'counterOffer')).toContain('$26,000');
    expect(await mailTo(browser, '$26,000')).toContain('Too little equity');
    const running = (await clocksOf(server.container, { applicationId })).find(({ kind }) => kind === 'counterOffer');
    expect(running).toMatchObject({ state: 'calm', dueOn: addDays(today(), 90) });
    pass(91);
    await sendDueNotices(server.container);
    expect((await clocks(applicationId)).sort()).toEqual([
      ['counterOffer', 'lapsed'],
      ['creditDecision', 'noticeSent'],
    ]);
  });

  it('whose person has no address for mail, or wants paper, is to be told by post as well', async () => {
    const { browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'disclosures');
    await browser.mutate('signing.askForPaper', {});
    const notice = { kind: 'adverseAction', reasons: ['obligations'] } as const;
    expect(await send(applicationId, notice)).toEqual({ kind: 'sent', byPost: ['borrower'] });
  });
});
