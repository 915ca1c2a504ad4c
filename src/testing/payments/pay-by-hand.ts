import { expect } from 'vitest';
import { addDays, type Day } from '#entities/values/day.ts';
import type { LoanClosing } from '#server/usecases/closing/loan-closing.ts';
import type { TestBrowser } from '../test-browser.ts';

const closingOf = async (by: TestBrowser, loanId: string) =>
  (await by.query('loanFile.closing', { loanId })).data as LoanClosing;

type Loan = { loanId: string; on: Day };

/** Staff enter every creditor's letter with its file, and a second person confirms it. */
export const confirmPayoffsByHand = async (
  { processor, officer }: Record<'processor' | 'officer', TestBrowser>,
  { loanId, on, file }: Loan & { file: () => Promise<string> },
): Promise<void> => {
  for (const { subject, balance } of (await closingOf(processor, loanId)).payoffs) {
    const to = { method: 'check', holder: 'Union Card', memo: '4411', mailTo: 'PO Box 100, Omaha, NE 68101' };
    const letter = { amount: balance * 100 + 4417, perDiem: 212, goodThrough: addDays(on, 10), to };
    const entered = { loanId, subject, letter, fileId: await file() };
    expect((await processor.mutate('loanMoney.enterPayoff', entered)).data).toEqual({ kind: 'waiting' });
    const waiting = (await closingOf(officer, loanId)).payoffs.find((each) => each.subject === subject)?.waiting;
    const second = { loanId, letterId: waiting?.id, isConfirmed: true };
    expect((await officer.mutate('loanMoney.settlePayoff', second)).data).toEqual({ kind: 'inForce' });
  }
};

/** Staff pay each receiver at the bank and record it, until all of it has settled. */
export const payByHand = async (by: TestBrowser, { loanId, on }: Loan): Promise<void> => {
  for (const { id: paymentId, channel } of (await closingOf(by, loanId)).paid) {
    if (channel === 'kept') continue;
    const words = [
      ['approved', { kind: 'sent', on, reference: 'BANK-1' }],
      ['sent', { kind: 'settled', on }],
    ] as const;
    for (const [seen, word] of words)
      expect((await by.mutate('loanMoney.recordPayment', { loanId, paymentId, seen, word })).data).toEqual({
        kind: 'recorded',
      });
  }
};
