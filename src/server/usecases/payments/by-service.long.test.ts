import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { setSandboxSwitch } from '#sandbox/usecases/set-sandbox-switch.ts';
import type { SandboxBehaviour } from '#sandbox/vendor-behavior.ts';
import { paymentsOf } from '#server/db/repos/loan/payments.ts';
import type { PaymentOrder } from '#server/vendors/payments/port.ts';
import { loanStaff } from '#testing/loan-staff.ts';
import { changeAccount } from '#testing/payments/change-account.ts';
import { fundableLoan } from '#testing/payments/fundable-loan.ts';
import { type PaymentDesk, paymentDesk } from '#testing/payments/payment-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { fundLoan } from '../closing/fund-loan.ts';
import { sendPayment } from './send-payment.ts';

let server: TestServer;
let desk: PaymentDesk;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  desk = await paymentDesk(server);
});
afterAll(() => server.close());

const behave = (behaviour: SandboxBehaviour) => setSandboxSwitch(server.container, { vendor: 'payments', behaviour });
const cashOf = async (loanId: string) =>
  (await paymentsOf(server.container.database.db, loanId)).filter(({ kind }) => kind === 'cash').at(-1);
const until = async (loanId: string, states: string[]): Promise<string> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const state = (await cashOf(loanId))?.state ?? 'none';
    if (states.includes(state)) return state;
    await wait(50);
  }
  throw new Error(`still ${(await cashOf(loanId))?.state}`);
};
const timesSent = async (loanId: string) => {
  const { rows } = await server.container.database.pool.query(
    "SELECT coalesce(sum(times), 0)::int AS times FROM sandbox_payments WHERE idempotency_key LIKE $1 || '/cash/%'",
    [loanId],
  );
  return rows[0].times;
};

/** Approved for the service, and no job that would send it. */
const withoutJob = async () => {
  const { applicationId: loanId } = await fundableLoan(server);
  const staff = await loanStaff(server.container, { role: 'manager', action: 'fund', applicationId: loanId });
  await fundLoan({ ...server.container, payments: { kind: 'hand' } }, { staff });
  await server.container.database.pool.query("UPDATE payments SET channel = 'api' WHERE application_id = $1", [loanId]);
  return { loanId, id: (await cashOf(loanId))?.id ?? '' };
};

describe('a payment through the bank’s service', () => {
  it('is sent once and settles; one to an account that does not exist comes back with the reason', async () => {
    const { loanId } = await desk.released();
    expect(await until(loanId, ['settled', 'returned'])).toBe('settled');
    expect(await timesSent(loanId)).toBe(1);

    const { applicationId } = await fundableLoan(server, {
      ...homeownerWithOneJob,
      borrower: {
        ...homeownerWithOneJob.borrower,
        loanDisbursement: { ...homeownerWithOneJob.borrower.loanDisbursement, accountNumber: '9000000003' },
      },
    });
    await desk.release(applicationId);
    expect(await until(applicationId, ['settled', 'returned'])).toBe('returned');
    expect(await desk.paidTo(applicationId)).toMatchObject({ returnCode: 'R03', cause: 'accountNotFound' });
    await changeAccount(server, { loanId: applicationId, accountNumber: '5550001111' });
    const at = { loanId: applicationId, paymentId: (await cashOf(applicationId))?.id };
    expect((await desk.first.mutate('loanMoney.replacePayment', at)).data).toEqual({ kind: 'created' });
    const second = { ...at, paymentId: (await cashOf(applicationId))?.id, isApproved: true };
    expect((await desk.second.mutate('loanMoney.settleReplacement', second)).data).toEqual({ kind: 'approved' });
    expect(await until(applicationId, ['settled'])).toBe('settled');
    expect(await timesSent(applicationId)).toBe(2);
  });

  it('is tried again only where the bank certainly did not take it, and is in doubt where it may have', async () => {
    await behave('down');
    const { loanId } = await desk.released();
    const id = (await cashOf(loanId))?.id ?? '';
    await until(loanId, ['approved']);
    await behave('inconsistent');
    await sendPayment(server.container, id).catch(() => undefined);
    expect(await until(loanId, ['unknown'])).toBe('unknown');
    expect(await desk.paidTo(loanId)).toMatchObject({ waitsFor: 'staffToCheck' });
    await behave('found');
    await sendPayment(server.container, id);
    expect([await timesSent(loanId), (await cashOf(loanId))?.state]).toEqual([1, 'unknown']);
    const on = server.container.clock.today();
    const word = { kind: 'sent', on, reference: 'FOUND-AT-THE-BANK' };
    const asked = { loanId, paymentId: id, seen: 'unknown', word };
    expect((await desk.first.mutate('loanMoney.recordPayment', asked)).data).toEqual({ kind: 'recorded' });
    expect((await cashOf(loanId))?.reference).toBe('FOUND-AT-THE-BANK');
  });

  it('that a killed process left behind is never sent again: staff ask the bank', { timeout: 60_000 }, async () => {
    await behave('slow');
    const { loanId, id } = await withoutJob();
    const script = fileURLToPath(new URL('../../../testing/faults/payment-worker.ts', import.meta.url));
    const child = fork(script, [server.databaseUrl, server.container.env.DATA_DIR, id]);
    // The bank has the order, and its answer is on the way.
    while ((await timesSent(loanId)) === 0) await wait(20);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await cashOf(loanId))?.state).toBe('sending');
    await behave('found');
    await sendPayment(server.container, id);
    await sendPayment(server.container, id);
    expect([await timesSent(loanId), (await cashOf(loanId))?.state]).toEqual([1, 'unknown']);
    const refused = { kind: 'notThere', note: 'The bank looked and has no such order.' };
    const asked = { loanId, paymentId: id, seen: 'unknown', word: refused };
    expect((await desk.first.mutate('loanMoney.recordPayment', asked)).data).toEqual({ kind: 'recorded' });
    expect((await desk.first.mutate('loanMoney.replacePayment', { loanId, paymentId: id })).data).toEqual({
      kind: 'created',
    });
  });

  it('whose late answer arrives after the doubt is sent after all', async () => {
    const { loanId, id } = await withoutJob();
    let orders: PaymentOrder[] = [];
    const container = {
      ...server.container,
      payments: {
        kind: 'api' as const,
        service: {
          methods: ['ach' as const],
          send: async (order: PaymentOrder) => {
            orders = [...orders, order];
            if (orders.length === 1) await sendPayment(container, id);
            return { kind: 'sent' as const, reference: 'LATE-1' };
          },
          look: async () => ({ kind: 'underWay' as const }),
        },
      },
    };
    await sendPayment(container, id);
    expect([orders.length, (await cashOf(loanId))?.state, (await cashOf(loanId))?.reference]).toEqual([
      1,
      'sent',
      'LATE-1',
    ]);
  });
});
