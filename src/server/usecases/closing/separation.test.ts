import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { approveLoan } from '#testing/desk-loans.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('a person who decided on a loan neither approves nor sends its money, whatever their grants', async () => {
  const both = await staffBrowser(server, [
    { role: 'underwriter', scopeKind: 'lender' },
    { role: 'manager', scopeKind: 'lender' },
  ]);
  const funder = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
  const { applicationId: loanId } = await personaLead(server, homeownerWithOneJob, 'applicationSubmitted');
  await approveLoan(server, { loanId, staffId: both.accountId });
  const { plan } = (await both.query('loanFile.closing', { loanId })).data as { plan: string };
  expect((await both.mutate('loanMoney.agree', { loanId, plan })).data).toEqual({ kind: 'decidedIt' });
  expect((await both.mutate('loanMoney.fund', { loanId })).data).toEqual({ kind: 'decidedIt' });
  expect((await funder.mutate('loanMoney.fund', { loanId })).data).toMatchObject({ kind: 'blocked' });
});

it('payments are approved by no one before the loan is approved, the account is open and the conditions are met', async () => {
  const funder = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
  const { applicationId: loanId } = await personaLead(server, homeownerWithOneJob, 'applicationSubmitted');
  const agree = async () => {
    const { plan } = (await funder.query('loanFile.closing', { loanId })).data as { plan: string };
    return (await funder.mutate('loanMoney.agree', { loanId, plan })).data;
  };
  const blocks = ['notApproved', 'accountNotOpened', 'conditionsOpen'];
  expect(await agree()).toEqual({ kind: 'tooEarly', blocks });
  await approveLoan(server, { loanId, staffId: (await staffBrowser(server, [])).accountId });
  expect(await agree()).toEqual({ kind: 'tooEarly', blocks: blocks.slice(1) });
});
