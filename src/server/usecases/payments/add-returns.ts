import { createHash } from 'node:crypto';
import { mayBecome } from '#rules/funding/payment-states.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addReturnEntry, addReturnFile, type ReturnEntryRow } from '#server/db/repos/loan/payment-files.ts';
import { findPayment, findPaymentByTrace } from '#server/db/repos/loan/payments.ts';
import { type BankEntry, type BankFileProblem, bankFileProblems } from '#server/vendors/payments/port.ts';
import { type Cashier, requireCashier } from './cashier.ts';
import { changePayment } from './change-payment.ts';

export const returnsProblem = bankFileProblems;

export type ReturnsOutcome =
  | { kind: 'read'; matched: number; changes: number; unmatched: number }
  | { kind: 'readBefore' | 'noReturns' | 'noFiles' }
  | { kind: 'refused'; problem: BankFileProblem; line: number };

type Found = Pick<ReturnEntryRow, 'paymentId' | 'problem'>;

/** The payment an entry is about, if its trace and amount are those of one that left. */
const applyReturn = async (
  container: Container,
  tx: Tx,
  { entry, staffId }: { entry: BankEntry; staffId: string },
): Promise<Found> => {
  const found = await findPaymentByTrace(tx, entry.trace);
  const stored = found && (await lockApplication(tx, found.applicationId));
  const payment = found && (await findPayment(tx, found.id));
  if (!stored || !payment) return { paymentId: null, problem: 'noPayment' };
  const actor = { staff: staffId };
  if (entry.kind === 'change') {
    const body = { payment: payment.number, payee: payment.payee, code: entry.code, state: 'paymentNoticed' };
    await appendEvent(tx, { applicationId: stored.id, actor, kind: 'paymentChanged', body });
    return { paymentId: payment.id, problem: null };
  }
  if (payment.amountCents !== entry.amount) return { paymentId: payment.id, problem: 'otherAmount' };
  if (payment.state === 'returned') return { paymentId: payment.id, problem: 'cameBefore' };
  if (!mayBecome(payment.state, 'returned')) return { paymentId: payment.id, problem: 'notSent' };
  await changePayment(container, tx, { stored, payment, to: 'returned', actor, returnCode: entry.code });
  return { paymentId: payment.id, problem: null };
};

/**
 * Reads the bank's file of returns and notices of change, all of it or nothing, once. Each entry is matched to a payment by the trace
 * we gave it; whatever fits none waits for a person.
 */
export const addReturns = async (container: Container, cashier: Cashier, text: string): Promise<ReturnsOutcome> => {
  requireCashier(cashier, 'fund');
  const { payments: port } = container;
  if (port.kind !== 'file') return { kind: 'noFiles' };
  const read = port.files.read(text);
  if (read.kind === 'refused') return read;
  if (read.entries.length === 0) return { kind: 'noReturns' };
  const staffId = cashier.accountId;
  return container.database.transact(async (tx): Promise<ReturnsOutcome> => {
    const on = container.clock.today();
    const returnFileId = await addReturnFile(tx, {
      ...{ sha256: createHash('sha256').update(text).digest(), addedOn: on },
      ...{ addedBy: staffId, addedByName: cashier.name },
    });
    if (returnFileId === null) return { kind: 'readBefore' };
    const counts = { matched: 0, changes: 0, unmatched: 0 };
    for (const entry of read.entries.toSorted((a, b) => (a.trace < b.trace ? -1 : 1))) {
      const found = await applyReturn(container, tx, { entry, staffId });
      if (found.problem !== null) counts.unmatched += 1;
      else if (entry.kind === 'change') counts.changes += 1;
      else counts.matched += 1;
      const isDone = found.problem === null && entry.kind === 'return';
      await addReturnEntry(tx, {
        ...{ returnFileId, kind: entry.kind, code: entry.code, trace: entry.trace, ...found },
        ...{ amountCents: entry.amount, information: entry.information },
        ...(isDone && { resolvedOn: on, resolvedByName: cashier.name }),
      });
    }
    return { kind: 'read', ...counts };
  });
};
