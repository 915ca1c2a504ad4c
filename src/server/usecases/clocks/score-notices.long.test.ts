import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { thinFile } from '#sandbox/personas/thin-file.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { consentToElectronicRecords, mailLetters, mailsAccepted } from '#testing/notices/notices.ts';
import { refusedLead } from '#testing/notices/refused-lead.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { downloadPaper } from '#testing/sign-papers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { clocksOf } from '../shared/clocks.ts';
import { sendDueNotices } from './send-due-notices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const clockOf = async (applicationId: string) =>
  (await clocksOf(server.container, { applicationId })).find(({ kind }) => kind === 'scoreNotice');
const waysOf = async (applicationId: string) =>
  (
    await server.container.database.pool.query(
      "SELECT person, channel, sent_on FROM notice_deliveries WHERE application_id = $1 AND kind = 'scoreNotice' ORDER BY person",
      [applicationId],
    )
  ).rows;
const textOf = async (browser: TestBrowser): Promise<string> => {
  const { data } = await browser.query('signing.papers');
  const paper = (data as { id: string; kind: string }[]).find(({ kind }) => kind === 'scoreNotice');
  return (await readPdf(await downloadPaper(browser, paper?.id ?? ''))).text.replace(/\s+/g, ' ');
};

describe('a credit report that was used', () => {
  it('is told of soon, to its own person, and its clock is met by the sending', async () => {
    const { browser, applicationId, submit } = await personaLead(server, homeownerWithOneJob, 'creditScore');
    await submit('creditScore');
    expect(await clockOf(applicationId)).toMatchObject({ state: 'calm', metOn: null });
    await consentToElectronicRecords(server, { applicationId });
    await sendDueNotices(server.container);
    await mailsAccepted(server);
    expect(await clockOf(applicationId)).toMatchObject({ metBy: 'noticeSent', isLate: false });
    expect(await textOf(browser)).toContain('the lender must disclose to you the score');
    await sendDueNotices(server.container);
    expect(await waysOf(applicationId)).toHaveLength(1);
  });

  it('is told of to a person who was refused early, on paper without consent', async () => {
    const { applicationId } = await refusedLead(server);
    await sendDueNotices(server.container);
    expect(await waysOf(applicationId)).toMatchObject([{ person: 'borrower', channel: 'post', sent_on: null }]);
    expect(await clockOf(applicationId)).toMatchObject({ metOn: null });
    await mailLetters(server);
    expect(await clockOf(applicationId)).toMatchObject({ metBy: 'noticeSent' });
  });

  it('without a score is told of too', async () => {
    const { browser, applicationId, submit } = await personaLead(server, thinFile, 'creditScore');
    await submit('creditScore');
    await consentToElectronicRecords(server, { applicationId });
    await sendDueNotices(server.container);
    expect(await textOf(browser)).toContain('A credit score was not available for you');
  });

  it('of two people is told to each alone', async () => {
    const { loanId, applicant } = await deskLoan(server, 'self-employed-couple');
    await sendDueNotices(server.container);
    await mailsAccepted(server);
    expect((await waysOf(loanId)).map(({ person }) => person)).toEqual(['borrower', 'coborrower']);
    const { rows } = await server.container.database.pool.query(
      "SELECT person, content FROM papers WHERE application_id = $1 AND kind = 'scoreNotice'",
      [loanId],
    );
    const scoreIn = (person: string) =>
      /score of .*?"(\d{3})"/.exec(JSON.stringify(rows.find((row) => row.person === person).content))?.[1];
    const [own, other] = [scoreIn('borrower'), scoreIn('coborrower')];
    expect(own).toBeDefined();
    expect(await textOf(applicant)).not.toMatch(new RegExp(`\\b${other}\\b`));
  });
});
