import { addDays } from '#entities/values/day.ts';
import { addBusinessDays } from '#rules/calendar/business-days.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { findPaymentFile, forgetOldContents } from '#server/db/repos/loan/payment-files.ts';
import { findPayment, type PaymentRow, paymentsIn } from '#server/db/repos/loan/payments.ts';
import { changePayment, type PaymentNews } from './change-payment.ts';

/** Banks return most credits within two banking days. */
const RETURN_DAYS = 2;
const KEPT_DAYS = 365;

const settle = (
  { database, ...container }: Container,
  { id, applicationId }: PaymentRow,
  outcome: { to: 'settled' | 'returned' } & PaymentNews,
): Promise<boolean> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    const payment = stored && (await findPayment(tx, id));
    if (!stored || !payment) return false;
    return changePayment({ database, ...container }, tx, { stored, payment, actor: 'system', ...outcome });
  });

/** Asks the service what became of a payment it took, also of a settled one: it may have come back. False while it does not answer. */
export const followPayment = async (container: Container, id: string): Promise<boolean> => {
  const { payments: port, database } = container;
  const payment = await findPayment(database.db, id);
  if (port.kind !== 'api' || !payment || payment.reference === null) return true;
  if (payment.state !== 'sent' && payment.state !== 'settled') return true;
  const standing = await port.service.look({ key: payment.idempotencyKey, reference: payment.reference });
  if (standing.kind === 'settled' && payment.state === 'sent') await settle(container, payment, { to: 'settled' });
  if (standing.kind === 'returned')
    await settle(container, payment, { to: 'returned', returnCode: standing.code, note: standing.reason });
  if (standing.kind === 'refused') await settle(container, payment, { to: 'returned', note: standing.reason });
  return standing.kind !== 'noAnswer';
};

/** A credit in a file settles when no return has come in the days banks take for it: they never confirm one. */
const followFile = async (container: Container, payment: PaymentRow): Promise<void> => {
  const file = payment.fileId === null ? null : await findPaymentFile(container.database.db, payment.fileId);
  if (file?.state !== 'handedOver') return;
  const settlesOn = addBusinessDays({ from: file.effectiveOn, count: RETURN_DAYS, kind: 'banking' });
  if (container.clock.today() > settlesOn) await settle(container, payment, { to: 'settled' });
};

/** Everything that is with the bank, from time to time. */
export const followPayments = async (container: Container): Promise<void> => {
  const { db } = container.database;
  for (const { id } of await paymentsIn(db, { states: ['sent'], channel: 'api' })) await followPayment(container, id);
  for (const payment of await paymentsIn(db, { states: ['sent'], channel: 'file' }))
    await followFile(container, payment);
  await forgetOldContents(db, addDays(container.clock.today(), -KEPT_DAYS));
};
