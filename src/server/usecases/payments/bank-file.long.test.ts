import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addBusinessDays } from '#rules/calendar/business-days.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { readNacha } from '#server/vendors/payments/read-nacha.ts';
import { passDays } from '#testing/pass-days.ts';
import { toBankingDay } from '#testing/payments/fundable-loan.ts';
import { type PaymentDesk, paymentDesk } from '#testing/payments/payment-desk.ts';
import { returnFileOf } from '#testing/payments/return-file.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { followPayments } from './follow-payments.ts';
import type { bankSide } from './list-payments.ts';

let server: TestServer;
let desk: PaymentDesk;
beforeAll(async () => {
  server = await startTestServer({
    ...{
      RATE_LIMITS: 'off',
      PAYMENTS: 'nacha',
      NACHA_BANK_ROUTING: '121042882',
      NACHA_BANK_NAME: 'First Prairie Bank',
    },
    ...{ NACHA_ORIGIN_ID: '1234567890', NACHA_COMPANY_NAME: 'Prairie Lending', NACHA_COMPANY_ID: '1234567890' },
    NACHA_ACCOUNT: '99887766',
  });
  await seedSandbox(server.container);
  desk = await paymentDesk(server);
});
afterAll(() => server.close());

type Made = { kind: string; fileId: string };
const make = async () => (await desk.first.mutate('payments.makeFile', {})).data as Made;
const take = async (fileId: string) =>
  (await desk.first.mutate('payments.takeFile', { fileId })).data as { kind: string; text: string };
const bank = async () => (await desk.first.query('payments.bank')).data as z.infer<typeof bankSide>;

describe('a file for the bank', () => {
  it('holds each approved payment once, no matter how many ask for it, and is always the same bytes', async () => {
    const { loanId } = await desk.released();
    expect(await desk.paidTo(loanId)).toMatchObject({ state: 'approved', channel: 'file', waitsFor: 'bankFile' });
    const made = await Promise.all([make(), make(), make()]);
    expect(made.map(({ kind }) => kind).toSorted()).toEqual(['made', 'nothingToSend', 'nothingToSend']);
    const fileId = made.find(({ kind }) => kind === 'made')?.fileId ?? '';
    expect(await desk.paidTo(loanId)).toMatchObject({ state: 'sending', waitsFor: 'handOver', fileNumber: 1 });
    const [once, twice] = [await take(fileId), await take(fileId)];
    expect(once.text).toBe(twice.text);
    const read = readNacha(once.text);
    const entries = read.kind === 'read' ? read.batches.flatMap((batch) => batch.entries) : [];
    const trace = (await desk.paidTo(loanId))?.trace;
    expect(entries.filter((entry) => entry.trace === trace)).toMatchObject([
      { amount: 2_000_000, accountNumber: '000123456', routingNumber: '021000021' },
    ]);
    const effective = addBusinessDays({ from: server.container.clock.today(), count: 1, kind: 'banking' });
    const effectiveOn = effective.slice(2).replaceAll('-', '');
    expect(read).toMatchObject({
      batches: [
        { secCode: 'CCD', effectiveOn },
        { secCode: 'PPD', effectiveOn },
      ],
    });
    const [file] = (await bank()).files;
    const total = 2_000_000 + ((await desk.paidTo(loanId, 'payoff'))?.amount ?? 0);
    expect(file).toMatchObject({ state: 'made', entries: 2, total, payments: 2, paymentTotal: total });

    expect((await desk.first.mutate('payments.handOver', { fileId })).data).toEqual({ kind: 'done' });
    expect((await desk.second.mutate('payments.handOver', { fileId })).data).toEqual({ kind: 'changed' });
    expect((await desk.second.mutate('payments.refuseFile', { fileId, reason: 'Too late.' })).data).toEqual({
      kind: 'changed',
    });
    expect(await desk.paidTo(loanId)).toMatchObject({ state: 'sent', waitsFor: 'bank' });
    expect(await make()).toMatchObject({ kind: 'nothingToSend' });

    // Banks confirm nothing: it settles when the days for a return have passed.
    await followPayments(server.container);
    expect((await desk.paidTo(loanId))?.state).toBe('sent');
    passDays(server, 7);
    await followPayments(server.container);
    expect((await desk.paidTo(loanId))?.state).toBe('settled');
  });

  it('that was changed in the database is not given out', async () => {
    await desk.released();
    const { fileId } = await make();
    await server.container.database.pool.query("UPDATE payment_files SET content = 'other' WHERE id = $1", [fileId]);
    expect(await take(fileId)).toEqual({ kind: 'damaged' });
  });

  it('that the bank refused frees its payments for two people to replace', async () => {
    const { loanId } = await desk.released();
    const { fileId } = await make();
    const refused = { fileId, reason: 'The bank was closed.' };
    expect((await desk.first.mutate('payments.refuseFile', refused)).data).toEqual({ kind: 'done' });
    const back = await desk.paidTo(loanId);
    expect(back).toMatchObject({ state: 'refused', waitsFor: 'replacement' });
    expect(await make()).toMatchObject({ kind: 'nothingToSend' });
    await desk.first.mutate('loanMoney.replacePayment', { loanId, paymentId: back?.id });
    const at = { loanId, paymentId: (await desk.paidTo(loanId))?.id, isApproved: true };
    expect((await desk.second.mutate('loanMoney.settleReplacement', at)).data).toEqual({ kind: 'approved' });
    expect(await make()).toMatchObject({ kind: 'made' });
    expect((await desk.paidTo(loanId))?.trace).not.toBe(back?.trace);
  });

  it('is for staff who fund for the whole lender', async () => {
    const own = await staffBrowser(server, [{ role: 'processor', scopeKind: 'own' }]);
    const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
    expect((await own.mutate('payments.makeFile', {})).reason).toBe('notAllowed');
    expect((await own.query('payments.bank')).reason).toBe('notAllowed');
    expect((await auditor.query('payments.bank')).reason).toBeNull();
    expect((await auditor.mutate('payments.makeFile', {})).reason).toBe('notAllowed');
  });
});

describe('the bank’s file of returns', () => {
  it('returns the payment it names, once; what fits none waits for a person', async () => {
    toBankingDay(server);
    const { loanId } = await desk.released();
    const { fileId } = await make();
    await desk.first.mutate('payments.handOver', { fileId });
    const { trace = null } = (await desk.paidTo(loanId)) ?? {};
    const text = returnFileOf([
      { kind: 'return', code: 'R03', trace: trace ?? '', amount: 2_000_000 },
      { kind: 'return', code: 'R02', trace: '121042888888888', amount: 500 },
      { kind: 'change', code: 'C01', trace: trace ?? '', amount: 0, information: '000123457' },
    ]);
    const add = async (sent: string) => (await desk.first.mutate('payments.addReturns', { text: sent })).data;
    expect(await add(text.replace(' 0002000000', ' 0002000001'))).toMatchObject({
      kind: 'refused',
      problem: 'amounts',
    });
    expect((await desk.paidTo(loanId))?.state).toBe('sent');
    expect(await add(text)).toEqual({ kind: 'read', matched: 1, changes: 1, unmatched: 1 });
    expect(await add(text)).toEqual({ kind: 'readBefore' });
    expect(await desk.paidTo(loanId)).toMatchObject({ state: 'returned', returnCode: 'R03', cause: 'accountNotFound' });
    const { returns } = await bank();
    expect(returns.map(({ kind, code, problem }) => [kind, code, problem]).toSorted()).toEqual([
      ['change', 'C01', null],
      ['return', 'R02', 'noPayment'],
    ]);
    const resolved = { entryId: returns[0]?.id, resolution: 'Belongs to another product.' };
    expect((await desk.second.mutate('payments.resolveReturn', resolved)).data).toEqual({ kind: 'resolved' });
    expect((await desk.second.mutate('payments.resolveReturn', resolved)).data).toEqual({ kind: 'changed' });
    expect((await bank()).returns).toHaveLength(1);
  });

  it('never returns a payment by another amount, or one that never left', async () => {
    const { loanId } = await desk.released();
    const { fileId } = await make();
    const { trace = null } = (await desk.paidTo(loanId)) ?? {};
    const add = async (amount: number) => {
      const text = returnFileOf([{ kind: 'return', code: 'R03', trace: trace ?? '', amount }]);
      return (await desk.first.mutate('payments.addReturns', { text })).data;
    };
    expect(await add(2_000_000)).toMatchObject({ matched: 0, unmatched: 1 });
    await desk.first.mutate('payments.handOver', { fileId });
    expect(await add(1_999_999)).toMatchObject({ matched: 0, unmatched: 1 });
    expect((await desk.paidTo(loanId))?.state).toBe('sent');
    const problems = (await bank()).returns.map(({ problem }) => problem);
    expect(problems).toEqual(expect.arrayContaining(['notSent', 'otherAmount']));
  });
});
