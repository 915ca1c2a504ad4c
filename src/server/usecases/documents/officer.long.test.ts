import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '#entities/values/day.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { passDays } from '#testing/pass-days.ts';
import { downloadPaper, openPacket, pressAll, readConsentCode } from '#testing/sign-papers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { prepareDocuments } from './prepare-documents.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  passDays(server, Math.max(0, daysBetween(server.container.clock.today(), TEXTS_ON)));
});
afterAll(() => server.close());

const atDisclosures = async () => {
  const browser = server.browser();
  await browser.mutate('sandbox.become', { name: homeownerWithOneJob.name, step: 'disclosures' });
  const { hitchLoan } = (await browser.query('application.current')).data as { hitchLoan: { id: string } };
  return { browser, applicationId: hitchLoan.id };
};
const assign = async (applicationId: string, email: string) => {
  await server.container.database.pool.query(
    "UPDATE applications SET assigned_to = (SELECT id FROM accounts WHERE realm = 'portal' AND email = $2) WHERE id = $1",
    [applicationId, email],
  );
};

describe('the officer on the agreement', () => {
  it('is the one the loan is assigned to, with the NMLS id', async () => {
    const { browser, applicationId } = await atDisclosures();
    await assign(applicationId, 'loanofficer@sandbox.example');
    const { papers } = await openPacket(browser, 'funnel');
    const agreement = papers.find(({ kind }) => kind === 'creditAgreement');
    const { text } = await readPdf(await downloadPaper(browser, agreement?.id ?? ''));
    expect(text).toContain('Leo Officer, NMLS 0000001');
  });

  it('stands on the page of the application, and on its summary', async () => {
    const { browser, applicationId } = await atDisclosures();
    await assign(applicationId, 'loanofficer@sandbox.example');
    expect((await browser.query('application.officer')).data).toEqual({ name: 'Leo Officer', nmls: '0000001' });
    const view = await openPacket(browser, 'funnel');
    await browser.mutate('signing.consent', { code: await readConsentCode(browser, view) });
    await browser.mutate('signing.adopt', { signature: { form: 'typed', name: view.name } });
    await pressAll(browser, 'funnel');
    await browser.mutate('signing.finish', { packet: 'funnel' });
    const papers = (await browser.query('signing.papers')).data as { id: string; kind: string }[];
    const summary = papers.find(({ kind }) => kind === 'applicationSummary');
    const { text } = await readPdf(await downloadPaper(browser, summary?.id ?? ''));
    expect(text.replace(/\s+/g, ' ')).toContain('Your loan officer is Leo Officer, NMLS 0000001.');
  });

  it('without a license where the home stands stops the agreement, and staff is told', async () => {
    const { applicationId } = await atDisclosures();
    await assign(applicationId, 'loanofficer@sandbox.example');
    const { container } = server;
    const stored = await findApplication(container.database.db, applicationId);
    if (!stored) throw new Error('no application');
    const officers = container.lender.officers.map((officer) => ({ ...officer, states: ['TX' as const] }));
    const unlicensed = { ...container, lender: { ...container.lender, officers } };
    const subject = { applicationId, person: 'borrower' } as const;
    const prepared = await container.database.transact((tx) =>
      prepareDocuments(unlicensed, { tx, stored, subject, packet: 'funnel' }),
    );
    expect(prepared).toBeNull();
    const { rows } = await container.database.pool.query(
      "SELECT body FROM events WHERE application_id = $1 AND kind = 'paperBlocked'",
      [applicationId],
    );
    expect(rows).toMatchObject([{ body: { paper: 'creditAgreement', value: 'officer' } }]);
  });
});
