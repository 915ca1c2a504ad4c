import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { findPayment } from '#server/db/repos/loan/payments.ts';
import type { OrderAnswer, PaymentOrder } from '#server/vendors/payments/port.ts';
import { JobFailure } from '../shared/job-failure.ts';
import { changePayment } from './change-payment.ts';
import { followPayment } from './follow-payments.ts';

const lockPayment = async (tx: Tx, id: string) => {
  const found = await findPayment(tx, id);
  const stored = found && (await lockApplication(tx, found.applicationId));
  const payment = stored && (await findPayment(tx, id));
  return payment && stored ? { payment, stored } : null;
};

/**
 * Writes down that the payment is about to leave, before it does. One that already stands so was left by a process that died: the bank
 * may have it, so staff are asked and it is not sent again.
 */
const beginSending = async (container: Container, tx: Tx, id: string): Promise<PaymentOrder | null> => {
  const locked = await lockPayment(tx, id);
  if (!locked) return null;
  const { payment, stored } = locked;
  const { idempotencyKey: key, amountCents: amount, destination: to, kind } = payment;
  if (payment.state === 'sending') await changePayment(container, tx, { ...locked, to: 'unknown', actor: 'system' });
  if (payment.state !== 'approved' || to === null) return null;
  if (!(await changePayment(container, tx, { ...locked, to: 'sending', actor: 'system' }))) return null;
  const purpose = kind === 'payoff' ? 'payoff' : 'draw';
  return { key, amount, to, purpose, loanNumber: loanNumberText(stored.loanNumber) };
};

const recordAnswer = async (
  container: Container,
  tx: Tx,
  { id, answer }: { id: string; answer: OrderAnswer },
): Promise<void> => {
  const locked = await lockPayment(tx, id);
  if (!locked) return;
  const actor = 'system';
  switch (answer.kind) {
    case 'sent':
      await changePayment(container, tx, { ...locked, to: 'sent', actor, reference: answer.reference });
      return;
    case 'refused':
      await changePayment(container, tx, { ...locked, to: 'refused', actor, note: answer.reason });
      return;
    case 'unknown':
      await changePayment(container, tx, { ...locked, to: 'unknown', actor });
      return;
    case 'notTaken':
      await changePayment(container, tx, { ...locked, to: 'approved', actor });
  }
};

/** Sends one approved payment through the bank's service, once. */
export const sendPayment = async (container: Container, id: string): Promise<void> => {
  const { database, payments: port } = container;
  if (port.kind !== 'api') return;
  const order = await database.transact((tx) => beginSending(container, tx, id));
  if (order === null) return;
  const answer = await port.service.send(order);
  await database.transact((tx) => recordAnswer(container, tx, { id, answer }));
  if (answer.kind === 'notTaken') throw new JobFailure('serviceAway');
  await followPayment(container, id);
};
