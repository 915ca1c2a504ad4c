import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysBetween } from '#entities/values/day.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { passDays } from '#testing/pass-days.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { changeReport } from '#testing/stored/change-sealed.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  passDays(server, Math.max(0, daysBetween(server.container.clock.today(), TEXTS_ON)));
});
afterAll(() => server.close());

it('the data sheet for the deed is made from the closing tab, and names what is missing', async () => {
  const { loanId } = await deskLoan(server, homeownerWithOneJob.name);
  const closer = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  const made = (await closer.mutate('loanMoney.deedSheet', { loanId })).data as { kind: string; base64: string };
  expect(made).toMatchObject({ kind: 'ready' });
  const { text } = await readPdf(Buffer.from(made.base64, 'base64'));
  for (const words of ['Data for the deed of trust', 'Legal description Lot', 'Sandbox Trustee Services'])
    expect(text).toContain(words);
  await changeReport(server.container.database, { applicationId: loanId, kind: 'title' }, () => ({ kind: 'notFound' }));
  const { data } = await closer.mutate('loanMoney.deedSheet', { loanId });
  expect(data).toEqual({ kind: 'blocked', missing: 'the vesting by the land records' });
});
