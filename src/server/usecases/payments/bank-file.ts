import { createHash } from 'node:crypto';
import type { Day } from '#entities/values/day.ts';
import { toCents } from '#entities/values/money.ts';
import { addBusinessDays, isBusinessDay } from '#rules/calendar/business-days.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import {
  addPaymentFile,
  filesMadeOn,
  findPaymentFile,
  keepContent,
  lockPaymentFiles,
  type PaymentFileRow,
  settlePaymentFile,
} from '#server/db/repos/loan/payment-files.ts';
import { findPayment, type PaymentRow, paymentsForFile, paymentsInFile } from '#server/db/repos/loan/payments.ts';
import { type Cashier, requireCashier } from './cashier.ts';
import { changePayment, type PaymentNews } from './change-payment.ts';
import { isPayoffExpired } from './is-payoff-expired.ts';

const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** HHMM at the lender. */
const timeIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(at)
    .replace(':', '');

/** Credits reach the receiver's bank on the next banking day. */
const effectiveOn = (on: Day): Day => addBusinessDays({ from: on, count: 1, kind: 'banking' });

const changeAll = async (
  container: Container,
  tx: Tx,
  {
    payments,
    staffId,
    newsOf,
  }: {
    payments: readonly PaymentRow[];
    staffId: string;
    newsOf: (payment: PaymentRow) => { to: PaymentRow['state'] } & PaymentNews;
  },
): Promise<void> => {
  for (const { id, applicationId } of payments) {
    const stored = await lockApplication(tx, applicationId);
    const payment = await findPayment(tx, id);
    const isDone =
      stored &&
      payment &&
      (await changePayment(container, tx, { stored, payment, actor: { staff: staffId }, ...newsOf(payment) }));
    if (!isDone) throw new AppError('outOfTurn');
  }
};

export type MadeOutcome =
  | { kind: 'made'; fileId: string; number: number }
  | { kind: 'nothingToSend' | 'notABankingDay' | 'tooManyToday' | 'noFiles' };

/**
 * Writes every approved payment into a file for the bank, once: file, hash and the payments in it are stored together or not at all,
 * so that a process that dies leaves either the whole file or none.
 */
export const makeBankFile = async (container: Container, cashier: Cashier): Promise<MadeOutcome> => {
  const { payments: port, clock, database } = container;
  requireCashier(cashier, 'fund');
  if (port.kind !== 'file') return { kind: 'noFiles' };
  const { files } = port;
  return database.transact(async (tx): Promise<MadeOutcome> => {
    await lockPaymentFiles(tx);
    const on = clock.today();
    if (!isBusinessDay(on, 'banking')) return { kind: 'notABankingDay' };
    const payments: PaymentRow[] = [];
    for (const payment of await paymentsForFile(tx))
      if (!(await isPayoffExpired(tx, payment, on))) payments.push(payment);
    payments.sort((a, b) => (a.applicationId < b.applicationId ? -1 : 1));
    if (payments.length === 0) return { kind: 'nothingToSend' };
    const modifier = MODIFIERS[await filesMadeOn(tx, on)];
    if (modifier === undefined) return { kind: 'tooManyToday' };
    const total = toCents(payments.reduce((sum, { amountCents }) => sum + amountCents, 0));
    const file = await addPaymentFile(tx, {
      ...{ madeOn: on, madeAt: tx.clock.began(), madeBy: cashier.accountId, madeByName: cashier.name },
      ...{ effectiveOn: effectiveOn(on), modifier, entries: payments.length, totalCents: total, sha256: hashOf('') },
    });
    const at = timeIn(clock.timeZone, tx.clock.began());
    const head = { on, at, effectiveOn: file.effectiveOn, modifier, number: file.number };
    const content = files.write(payments, head);
    await keepContent(tx, { id: file.id, content, sha256: hashOf(content) });
    await changeAll(container, tx, {
      payments,
      staffId: cashier.accountId,
      newsOf: (payment) => ({ to: 'sending', fileId: file.id, trace: files.traceOf(payment) }),
    });
    return { kind: 'made', fileId: file.id, number: file.number };
  });
};

const getFile = async (tx: Tx, id: string): Promise<PaymentFileRow> => {
  const file = await findPaymentFile(tx, id);
  if (!file) throw new AppError('notFound');
  return file;
};

export type TakenOutcome = { kind: 'ready'; name: string; text: string } | { kind: 'damaged' | 'gone' };

/** The file's bytes for the bank: always the same ones, and never others than those hashed. */
export const takeBankFile = (container: Container, cashier: Cashier, fileId: string): Promise<TakenOutcome> => {
  requireCashier(cashier, 'fund');
  return container.database.transact(async (tx): Promise<TakenOutcome> => {
    const { content, sha256, number, madeOn } = await getFile(tx, fileId);
    if (content === null) return { kind: 'gone' };
    if (!hashOf(content).equals(sha256)) return { kind: 'damaged' };
    const loans = new Set((await paymentsInFile(tx, fileId)).map(({ applicationId }) => applicationId));
    for (const applicationId of [...loans].toSorted())
      await appendEvent(tx, {
        ...{ applicationId, actor: { staff: cashier.accountId }, kind: 'paymentFileTaken' },
        body: { file: number },
      });
    return { kind: 'ready', name: `payments-${madeOn}-${number}.ach`, text: content };
  });
};

export type FileOutcome = { kind: 'done' | 'changed' };

/** A person gave the file to the bank: its payments are sent. */
export const handOverFile = (container: Container, cashier: Cashier, fileId: string): Promise<FileOutcome> => {
  requireCashier(cashier, 'fund');
  return container.database.transact(async (tx): Promise<FileOutcome> => {
    const { number } = await getFile(tx, fileId);
    const by = { settledBy: cashier.accountId, settledByName: cashier.name, settledOn: container.clock.today() };
    if (!(await settlePaymentFile(tx, { id: fileId, from: 'made', state: 'handedOver', reason: null, ...by })))
      return { kind: 'changed' };
    const payments = await paymentsInFile(tx, fileId);
    const newsOf = () => ({ to: 'sent' as const, reference: `file ${number}` });
    await changeAll(container, tx, { payments, staffId: cashier.accountId, newsOf });
    return { kind: 'done' };
  });
};

/** The bank did not take the file, or nobody gave it to the bank and nobody will: its payments may be replaced, by two people. */
export const refuseFile = (
  container: Container,
  cashier: Cashier,
  { fileId, reason }: { fileId: string; reason: string },
): Promise<FileOutcome> => {
  requireCashier(cashier, 'fund');
  return container.database.transact(async (tx): Promise<FileOutcome> => {
    await getFile(tx, fileId);
    const by = { settledBy: cashier.accountId, settledByName: cashier.name, settledOn: container.clock.today() };
    if (!(await settlePaymentFile(tx, { id: fileId, from: 'made', state: 'refused', reason, ...by })))
      return { kind: 'changed' };
    const payments = await paymentsInFile(tx, fileId);
    const newsOf = () => ({ to: 'refused' as const, note: reason });
    await changeAll(container, tx, { payments, staffId: cashier.accountId, newsOf });
    return { kind: 'done' };
  });
};
