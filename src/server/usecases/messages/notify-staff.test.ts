import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('sends the loan’s assignee one mail until it is read, without its text', async () => {
  const { pool } = server.container.database;
  const { loanId, applicant } = await deskLoan(server);
  const worker = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  const { rows } = await pool.query('SELECT email FROM accounts WHERE id = $1', [worker.accountId]);
  const mails = () => sentMails(server.container, rows[0].email);
  await applicant.mutate('loan.write', { text: 'Is anybody there?' });
  await pool.query('UPDATE applications SET assigned_to = $1 WHERE id = $2', [worker.accountId, loanId]);
  expect(await mails()).toEqual([]);
  await applicant.mutate('loan.write', { text: 'I moved to another bank.' });
  await applicant.mutate('loan.write', { text: 'Hello?' });
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first?.text).toContain(`/portal/loan/${loanId}/messages`);
  expect(first?.text).not.toMatch(/another bank|Hello\?/);
  await worker.mutate('loanWork.readMessages', { loanId, person: 'borrower' });
  await applicant.mutate('loan.write', { text: 'One more thing.' });
  expect(await mails()).toHaveLength(2);
});
