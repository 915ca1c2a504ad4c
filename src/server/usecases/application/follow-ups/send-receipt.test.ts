import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { consentCode } from '../../documents/prepare-documents.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

const sent = async ({ consents, hasOffer = true }: { consents: boolean; hasOffer?: boolean }) => {
  const { browser, applicationId, submit } = await personaLead(server, homeownerWithOneJob, 'loanDisbursement');
  const subject = { applicationId, person: 'borrower' } as const;
  if (consents) await browser.mutate('signing.consent', { code: consentCode(server.container, subject) });
  if (!hasOffer)
    await server.container.database.pool.query(
      'UPDATE offers SET accepted = NULL, accepted_at = NULL WHERE application_id = $1',
      [applicationId],
    );
  await submit('loanDisbursement');
  await submit('applicationSubmitted');
  const papers = (await browser.query('signing.papers')).data as { kind: string; state: string }[];
  const mails = await sentMails(server.container, await emailOf(server.container.database, applicationId));
  return {
    receipts: papers.filter(({ kind }) => kind === 'applicationReceipt'),
    mails: mails.filter(({ key }) => key === `received/${applicationId}/borrower`),
    applicationId,
  };
};

it('the receipt names number, people, line and home, and its PDF waits sealed on the loan page', async () => {
  const { receipts, mails, applicationId } = await sent({ consents: true });
  expect(receipts).toMatchObject([{ state: 'issued' }]);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/HL-\d+ reached us on \w+ \d+, \d{4}, .+ Eastern Time/);
  expect(mails[0]?.text).toContain('The PDF of what you sent is on your loan page, under Documents.');
  expect(mails[0]?.text).toContain('Questions? Call ');
  const { rows } = await server.container.database.pool.query(
    "SELECT sealed_file_id FROM papers WHERE application_id = $1 AND kind = 'applicationReceipt'",
    [applicationId],
  );
  expect(rows).toMatchObject([{ sealed_file_id: expect.any(String) }]);
});

it('without consent to electronic records there is no PDF, and the mail says how to get a copy', async () => {
  const { receipts, mails } = await sent({ consents: false });
  expect(receipts).toEqual([]);
  expect(mails[0]?.text).toContain('For a paper copy of what you sent');
});

it('an application sent without an offer in force gets its mail, and no PDF about a line', async () => {
  const { receipts, mails } = await sent({ consents: true, hasOffer: false });
  expect(receipts).toEqual([]);
  expect(mails).toHaveLength(1);
});
