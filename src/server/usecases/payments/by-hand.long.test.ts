import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { addDays } from '#entities/values/day.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { approveLoan } from '#testing/desk-loans.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { changeAccount } from '#testing/payments/change-account.ts';
import { fundableLoan } from '#testing/payments/fundable-loan.ts';
import { type PaymentDesk, paymentDesk } from '#testing/payments/payment-desk.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let desk: PaymentDesk;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', PAYMENTS: 'none' });
  await seedSandbox(server.container);
  desk = await paymentDesk(server);
});
afterAll(() => server.close());

const today = () => server.container.clock.today();
const record = async (loanId: string, word: Record<string, unknown>) => {
  const payment = await desk.paidTo(loanId);
  const asked = { loanId, paymentId: payment?.id, seen: payment?.state, word };
  return (await desk.first.mutate('loanMoney.recordPayment', asked)).data as { kind: string };
};
/** The creditors' payments, which these tests are not about. */
const payCreditors = async (loanId: string) => {
  for (const { id } of (await desk.viewOf(loanId)).paid.filter(({ kind }) => kind === 'payoff')) {
    const at = { loanId, paymentId: id };
    const sent = { kind: 'sent', on: today(), reference: 'CHECK-1' };
    await desk.first.mutate('loanMoney.recordPayment', { ...at, seen: 'approved', word: sent });
    await desk.first.mutate('loanMoney.recordPayment', { ...at, seen: 'sent', word: { kind: 'settled', on: today() } });
  }
};
const emailOf = async (loanId: string) =>
  (await findApplication(server.container.database.db, loanId))?.document.borrower.email ?? '';
const stageOf = async (loanId: string) => {
  const { rows } = await server.container.database.pool.query(
    'SELECT stage FROM pipeline_rows WHERE application_id = $1',
    [loanId],
  );
  return rows[0]?.stage;
};

describe('without a bank service, staff pay at the bank and record it', () => {
  it('a release sends nothing and says so; the loan is funded once the money has settled', async () => {
    const { loanId, applicant } = await desk.released();
    await payCreditors(loanId);
    const hub = async () => (await applicant.query('loan.hub')).data as LoanHub;
    const view = await desk.viewOf(loanId);
    expect(view).toMatchObject({ releasedOn: today(), fundedOn: null });
    expect(await desk.paidTo(loanId)).toMatchObject({ state: 'approved', channel: 'hand', waitsFor: 'staffToPay' });
    expect((await desk.paidTo(loanId))?.approvals).toHaveLength(2);
    expect(await stageOf(loanId)).toBe('funding');
    expect((await hub()).payments?.rows.find(({ kind }) => kind === 'cash')).toMatchObject({ state: 'approved' });

    expect(await record(loanId, { kind: 'settled', on: today() })).toEqual({ kind: 'changed' });
    const sent = { kind: 'sent', reference: 'WIRE-77' };
    expect(await record(loanId, { ...sent, on: addDays(today(), 1) })).toEqual({ kind: 'inFuture' });
    expect(await record(loanId, { ...sent, on: today() })).toEqual({ kind: 'recorded' });
    expect(await record(loanId, { ...sent, on: today() })).toEqual({ kind: 'changed' });
    expect(await desk.paidTo(loanId)).toMatchObject({ state: 'sent', reference: 'WIRE-77', waitsFor: 'bank' });
    expect([await stageOf(loanId), (await hub()).fundedOn]).toEqual(['funding', null]);

    expect(await record(loanId, { kind: 'settled', on: today() })).toEqual({ kind: 'recorded' });
    expect([await stageOf(loanId), (await hub()).fundedOn]).toEqual(['funded', today()]);
    const mails = await sentMails(server.container, await emailOf(loanId));
    expect(
      mails.map(({ subject }) => subject).filter((subject) => /^We sent.*account|arrived|back/.test(subject)),
    ).toEqual([
      expect.stringMatching(/^We sent \$20,000.00 to your account ending in 3456$/),
      'Your money has arrived',
    ]);
  });

  it('a return says why and what to do, and takes the funding back; the new payment needs another account and two people', async () => {
    const { loanId, applicant, submit } = await desk.released();
    await payCreditors(loanId);
    const hub = async () => (await applicant.query('loan.hub')).data as LoanHub;
    await record(loanId, { kind: 'sent', on: today(), reference: 'ACH-1' });
    await record(loanId, { kind: 'settled', on: today() });
    const back = { kind: 'returned', on: today(), code: 'R02', note: 'Seen in the bank’s report.' };
    expect(await record(loanId, back)).toEqual({ kind: 'recorded' });
    expect([await stageOf(loanId), (await hub()).fundedOn]).toEqual(['funding', null]);
    expect((await hub()).payments?.rows.find(({ kind }) => kind === 'cash')).toMatchObject({
      state: 'returned',
      cause: 'accountClosed',
    });
    const returned = await desk.paidTo(loanId);
    const replace = async (by = desk.first) =>
      (await by.mutate('loanMoney.replacePayment', { loanId, paymentId: returned?.id })).data;
    const decider = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
    await approveLoan(server, { loanId, staffId: decider.accountId });
    expect(await replace()).toEqual({ kind: 'sameAccount' });
    expect((await submit('loanDisbursement', { accountNumber: '5550001111' })).reason).toBe('confirmationRequired');
    await changeAccount(server, { loanId, accountNumber: '5550001111' });
    expect(await replace(decider)).toEqual({ kind: 'decidedIt' });
    expect(await replace()).toEqual({ kind: 'created' });
    expect(await replace()).toEqual({ kind: 'changed' });

    const added = await desk.paidTo(loanId);
    expect(added).toMatchObject({ state: 'created', last4: '1111', waitsFor: 'secondPerson' });
    const settle = async (by: TestBrowser) =>
      (await by.mutate('loanMoney.settleReplacement', { loanId, paymentId: added?.id, isApproved: true })).data;
    expect(await settle(desk.first)).toEqual({ kind: 'samePerson' });
    expect(await settle(decider)).toEqual({ kind: 'decidedIt' });
    await changeAccount(server, { loanId, accountNumber: '5550002222' });
    expect(await settle(desk.second)).toEqual({ kind: 'changed' });
    await changeAccount(server, { loanId, accountNumber: '5550001111' });
    expect(await settle(desk.second)).toEqual({ kind: 'approved' });
    expect(await settle(desk.second)).toEqual({ kind: 'changed' });
    await record(loanId, { kind: 'sent', on: today(), reference: 'ACH-2' });
    await record(loanId, { kind: 'settled', on: today() });
    expect(await stageOf(loanId)).toBe('funded');
    const { rows } = await server.container.database.pool.query(
      "SELECT state FROM payments WHERE application_id = $1 AND kind = 'cash' ORDER BY number",
      [loanId],
    );
    expect(rows.map(({ state }) => state)).toEqual(['returned', 'settled']);
  });

  it('needs both approvals again when the account number changes, even to one with the same last digits', async () => {
    const { applicationId: loanId } = await fundableLoan(server);
    await changeAccount(server, { loanId, accountNumber: '773456' });
    expect(await desk.release(loanId)).toEqual({ kind: 'blocked', blocks: ['approvalsMissing'] });
  });

  it('the database itself refuses a second payment for one purpose', async () => {
    const { loanId } = await desk.released();
    const again = (attempt: number) =>
      server.container.database.pool.query(
        `INSERT INTO payments (application_id, kind, subject, attempt, payee, amount_cents, state, channel, idempotency_key)
         SELECT application_id, kind, subject, $2, payee, amount_cents, 'created', channel, idempotency_key || '/again'
         FROM payments WHERE application_id = $1 AND kind = 'cash' AND attempt = 1`,
        [loanId, attempt],
      );
    await expect(again(2)).rejects.toThrow('payments_alive');
  });
});
