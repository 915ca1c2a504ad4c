import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundIncomeType } from '#entities/application/income-type.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { bankAnswer } from '#server/vendors/bank-income/port.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('shows the applicant and staff the kinds of income the bank found, and counts none of them twice', async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'application6');
  expect((await lead.browser.query('application.facts')).data).toMatchObject({ foundIncome: null });
  await lead.submit('application6', { incomeVerificationMethod: 'bank' });
  const found = [
    { type: 'salary', monthly: expect.any(Number) },
    { type: 'taxRefund', monthly: expect.any(Number) },
  ];
  expect((await lead.browser.query('application.facts')).data).toMatchObject({ foundIncome: found });
  const processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  const { data } = await processor.query('loanFile.open', { loanId: lead.applicationId });
  expect(data).toMatchObject({ foundIncome: { borrower: found, coborrower: null } });
});

it('takes every kind of the contract from the bank, and answers from before they were told apart', () => {
  const income = foundIncomeType.options.map((type) => ({ type, monthly: 100 }));
  const answer = { kind: 'found', jobs: [], largeDeposits: [] };
  expect(bankAnswer.parse({ ...answer, income })).toMatchObject({ income });
  expect(bankAnswer.parse(answer)).toMatchObject({ income: [] });
});
