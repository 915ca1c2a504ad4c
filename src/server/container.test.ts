import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { askAgainLater } from './usecases/asking/ask-outside.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', CREDIT_BUREAU: 'none' });
});
afterAll(() => server.close());

it('lets a lender without a bureau go on, and its queue does not ask nobody again and again', async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  expect((await lead.submit('creditScore')).data).toMatchObject({
    kind: 'saved',
    next: '/app/initial-setup/coborrower',
  });
  const { pulls } = (await lead.browser.query('application.pulls')).data as { pulls: object[] };
  expect(pulls).toContainEqual({ what: 'credit', state: 'byStaff' });
  expect(pulls).toContainEqual({ what: 'flood', state: 'found' });
  await askAgainLater(server.container, { applicationId: lead.applicationId, person: 'borrower', what: 'credit' });
});
