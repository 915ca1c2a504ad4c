import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { bookFirstDay, meetConditions } from '#testing/closing.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { consentToElectronicRecords } from '#testing/notices/notices.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { downloadPaper } from '#testing/sign-papers.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { notifyApproval } from '../decisions/notify-approval.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

it('appointment and approval come by mail with amount, cost and dates, and stand in the hub', async () => {
  const { browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'applicationSubmitted');
  const email = await emailOf(server.container.database, applicationId);
  const hub = async () => (await browser.query('loan.hub')).data as LoanHub;
  expect((await hub()).approval).toBeNull();
  await bookFirstDay(server.container, applicationId);
  const textOf = async (said: string) =>
    (await sentMails(server.container, email)).find(({ text }) => text.includes(said))?.text ?? '';
  expect(await textOf('Your signing is booked for')).toMatch(/Last day to cancel: \w+day, \w+ \d+, \d{4}/);
  await meetConditions(server.container, applicationId);
  const { approval } = await hub();
  expect(approval).toMatchObject({
    people: ['Alma'],
    highestRate: 1800,
    steps: [
      { kind: 'draw', fromYear: 1 },
      { kind: 'repayment', fromYear: 11 },
    ],
  });
  const { database } = server.container;
  const stored = await findApplication(database.db, applicationId);
  if (!stored) throw new Error('no application');
  const left = ['Home insurance'];
  await consentToElectronicRecords(server, { applicationId });
  await database.transact((tx) => notifyApproval(server.container, tx, { stored, decisionId: 'the-approval', left }));
  const approved = await textOf('is approved');
  expect(approved).toContain(`line of $${approval?.line.toLocaleString('en-US')}`);
  for (const part of [
    'APR now: ',
    'Highest APR: 18.00%',
    'Highest payment: $',
    'One thing is left for you to send.',
    'is on your loan page under Documents.',
    'you could lose it',
  ])
    expect(approved).toContain(part);
  expect(approved).toMatch(/Last day to cancel: \w+day, \w+ \d+, \d{4}/);
  const { rows } = await server.container.database.pool.query(
    "SELECT delivery_key FROM sandbox_mails WHERE recipient = $1 AND attachments::text LIKE '%hearthline.ics%'",
    [email],
  );
  expect(rows.map(({ delivery_key: key }) => String(key).split('/')[0]).toSorted()).toEqual([
    'appointment',
    'decision',
  ]);
  const papers = (await browser.query('signing.papers')).data as { id: string; kind: string }[];
  const letter = await downloadPaper(browser, papers.find(({ kind }) => kind === 'approvalLetter')?.id ?? '');
  const written = (await readPdf(letter)).text.replace(/\s+/g, ' ');
  for (const part of [
    `Your $${approval?.line.toLocaleString('en-US')} line is approved`,
    'Home insurance',
    'Last day to cancel, at no cost',
    'There is no origination fee.',
    'Stays on the line',
  ])
    expect(written).toContain(part);
});
