import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#entities/values/day.ts';
import { toCents } from '#entities/values/money.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { sendLenderFile } from '#testing/files/send-lender-file.ts';
import { passDays } from '#testing/pass-days.ts';
import { fundableLoan, toBankingDay } from '#testing/payments/fundable-loan.ts';
import { type PaymentDesk, paymentDesk } from '#testing/payments/payment-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { inCents, inLongDate } from '#words/figures.ts';
import type { LoanDocuments } from '../documents/loan-documents.ts';
import { openFile } from '../documents/open-file.ts';

let server: TestServer;
let desk: PaymentDesk;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', PAYMENTS: 'none' });
  await seedSandbox(server.container);
  desk = await paymentDesk(server);
});
afterAll(() => server.close());

const today = () => server.container.clock.today();
const to = {
  ...{ method: 'wire', holder: 'Union Card Services', memo: 'Account 4411', bankName: 'Prairie Bank' },
  ...{ routingNumber: '021000021', accountNumber: '700800900', accountKind: 'checking' },
};
const fileOf = async (loanId: string): Promise<string> => {
  const sent = await sendLenderFile(desk.first, { loanId, about: 'payoffLetter', name: 'payoff.pdf' });
  const { fileId } = (await sent.json()) as { fileId: string };
  await server.container.database.pool.query("UPDATE files SET state = 'clean' WHERE id = $1", [fileId]);
  return fileId;
};
const payoffOf = async (loanId: string) => (await desk.viewOf(loanId)).payoffs[0];
const rowOf = async (loanId: string) =>
  (await desk.viewOf(loanId)).payments?.rows.find(({ kind }) => kind === 'payoff')?.amount ?? 0;
const metOf = async (loanId: string, rule: string) =>
  (await desk.viewOf(loanId)).checklist.find((each) => each.rule === rule)?.isMet;
const enter = async (loanId: string, change: Record<string, unknown>) => {
  const letter = { amount: 1, perDiem: 150, goodThrough: addDays(today(), 5), to, ...change };
  const asked = { loanId, subject: (await payoffOf(loanId))?.subject, letter, fileId: await fileOf(loanId) };
  return (await desk.first.mutate('loanMoney.enterPayoff', asked)).data;
};
const settle = async (loanId: string, by: 'first' | 'second', isConfirmed = true) => {
  const letterId = (await payoffOf(loanId))?.waiting?.id;
  return (await desk[by].mutate('loanMoney.settlePayoff', { loanId, letterId, isConfirmed })).data;
};
const approve = async (loanId: string) => {
  const { plan } = await desk.viewOf(loanId);
  for (const staff of [desk.first, desk.second]) await staff.mutate('loanMoney.agree', { loanId, plan });
};

describe('a payoff', () => {
  it('blocks funding without a confirmed letter, then pays what the letter says; both approvals are for that amount', async () => {
    const { applicationId: loanId } = await fundableLoan(server);
    await server.container.database.pool.query('DELETE FROM payoff_letters WHERE application_id = $1', [loanId]);
    const balance = await rowOf(loanId);
    expect(await metOf(loanId, 'payoffOpen')).toBe(false);
    expect(await enter(loanId, { amount: balance + 5233, goodThrough: addDays(today(), -1) })).toEqual({
      kind: 'expired',
    });
    expect(await enter(loanId, { amount: balance + 5233 })).toEqual({ kind: 'waiting' });
    expect(await enter(loanId, { amount: balance })).toEqual({ kind: 'waitingAlready' });
    expect(await rowOf(loanId)).toBe(balance);
    expect(await settle(loanId, 'first')).toEqual({ kind: 'samePerson' });
    expect(await settle(loanId, 'second')).toEqual({ kind: 'inForce' });
    expect(await rowOf(loanId)).toBe(balance + 5233);
    expect((await payoffOf(loanId))?.letter).toMatchObject({ difference: 5233, method: 'wire', last4: '0900' });
    expect([await metOf(loanId, 'payoffOpen'), await metOf(loanId, 'approvalsMissing')]).toEqual([true, false]);
    await approve(loanId);
    expect(await desk.release(loanId)).toEqual({ kind: 'released' });
    expect(await desk.paidTo(loanId, 'payoff')).toMatchObject({ amount: balance + 5233, method: 'wire' });
  });

  it('goes with a letter of ours to the creditor, as it is paid, which staff and the applicant find with the documents', async () => {
    const { applicationId: loanId, browser } = await fundableLoan(server);
    await enter(loanId, { amount: (await rowOf(loanId)) + 5233, perDiem: 212 });
    await settle(loanId, 'second');
    await approve(loanId);
    expect(await desk.release(loanId)).toEqual({ kind: 'released' });
    const { papers } = (await desk.first.query('loanFile.documents', { loanId })).data as LoanDocuments;
    const [letter, ...more] = papers.filter(({ kind }) => kind === 'payoffLetter');
    expect([letter?.title, more]).toEqual(['Payoff of an account at Union Card Services', []]);
    const { size, bytes } = await openFile(server.container, letter?.fileId ?? '');
    const { text } = await readPdf(await buffer(bytes({ start: 0, end: size - 1 })));
    const { amount = 0 } = (await desk.paidTo(loanId, 'payoff')) ?? {};
    const said = [
      `We pay ${inCents(toCents(amount))} on this account`,
      'Account 4411',
      '$2.12',
      'by wire',
      'Alma Reyes',
    ];
    for (const words of [...said, inLongDate(addDays(today(), 5))]) expect(text).toContain(words);
    // Not of a card: there is no lien to release.
    expect(text).not.toContain('release of your lien');
    const own = (await browser.query('signing.papers')).data as { title: string }[];
    expect(own.map(({ title }) => title)).toContain(letter?.title);
  });

  it('is not sent once its letter has expired, before the release and after it', async () => {
    const { applicationId: loanId } = await fundableLoan(server);
    await server.container.database.pool.query('DELETE FROM payoff_letters WHERE application_id = $1', [loanId]);
    await enter(loanId, { amount: await rowOf(loanId), goodThrough: addDays(today(), 3) });
    await settle(loanId, 'second');
    await approve(loanId);
    expect(await metOf(loanId, 'payoffExpired')).toBe(true);
    passDays(server, 4);
    toBankingDay(server);
    expect(await metOf(loanId, 'payoffExpired')).toBe(false);
    expect(await desk.release(loanId)).toMatchObject({ kind: 'blocked', blocks: ['payoffExpired'] });

    await enter(loanId, { amount: await rowOf(loanId), goodThrough: today() });
    await settle(loanId, 'second');
    await approve(loanId);
    expect(await desk.release(loanId)).toEqual({ kind: 'released' });
    passDays(server, 1);
    const payoff = await desk.paidTo(loanId, 'payoff');
    const word = { kind: 'sent', on: today(), reference: 'WIRE-9' };
    const asked = { loanId, paymentId: payoff?.id, seen: 'approved', word };
    expect((await desk.first.mutate('loanMoney.recordPayment', asked)).data).toEqual({ kind: 'expired' });
  });

  it('declined by the second person changes nothing', async () => {
    const { applicationId: loanId } = await fundableLoan(server);
    const before = await rowOf(loanId);
    await enter(loanId, { amount: before + 100 });
    expect(await settle(loanId, 'second', false)).toEqual({ kind: 'declined' });
    expect([await rowOf(loanId), (await payoffOf(loanId))?.waiting]).toEqual([before, null]);
  });
});
