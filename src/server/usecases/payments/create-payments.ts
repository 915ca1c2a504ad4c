import type { Destination, PaymentChannel } from '#entities/facts/payment.ts';
import type { Day } from '#entities/values/day.ts';
import type { Payment, PaymentList } from '#rules/funding/payment-list.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addPayment, approvePayment, type PaymentRow } from '#server/db/repos/loan/payments.ts';
import type { PaymentPort } from '#server/vendors/payments/port.ts';
import { changePayment, paymentEvent } from './change-payment.ts';

/** A file holds ACH credits only, and a service pays by its own methods; everything else staff pay at the bank. */
export const channelOf = (port: PaymentPort, to: Destination | null): Exclude<PaymentChannel, 'kept'> => {
  if (to === null || port.kind === 'hand') return 'hand';
  if (port.kind === 'api') return port.service.methods.includes(to.method) ? 'api' : 'hand';
  return to.method === 'ach' ? 'file' : 'hand';
};

/** An approved payment goes its way: a service is asked by a job, a file and the bank's page wait for staff. */
export const queueSending = async (
  { jobs }: Container,
  tx: Tx,
  { id, channel }: Pick<PaymentRow, 'id' | 'channel'>,
): Promise<void> => {
  if (channel === 'api') await jobs.enqueue(tx, 'sendPayment', { paymentId: id });
};

type Releasing = {
  stored: StoredApplication;
  list: PaymentList;
  on: Day;
  staffId: string;
  /** The two who approved exactly this list. */
  approvals: readonly { accountId: string; name: string; agreedAt: Date }[];
  destinationOf: (payment: Payment) => Destination | null;
};

/** One payment for each receiver, approved by the two who approved the list. Our own fee never leaves: it is settled at once. */
export const createPayments = async (
  container: Container,
  tx: Tx,
  { stored, list, on, staffId, approvals, destinationOf }: Releasing,
): Promise<void> => {
  const { payments: port, lender } = container;
  for (const each of list.payments) {
    const { kind, subject, payee, amount } = each;
    const to = kind === 'fee' ? null : destinationOf(each);
    const own = { applicationId: stored.id, kind, subject, attempt: 1, amountCents: amount, createdOn: on };
    const payment = await addPayment(tx, {
      ...own,
      payee: payee ?? lender.legalName,
      destination: to,
      ...(kind === 'fee'
        ? { state: 'settled', channel: 'kept', settledOn: on }
        : { state: 'created', channel: channelOf(port, to) }),
    });
    if (!payment) throw new Error('A payment for this purpose is alive already.');
    const actor = { staff: staffId };
    const body = paymentEvent(payment, { state: payment.state, on });
    await appendEvent(tx, { applicationId: stored.id, actor, kind: 'paymentChanged', body });
    if (payment.channel === 'kept') continue;
    for (const { accountId, name, agreedAt } of approvals)
      await approvePayment(tx, { paymentId: payment.id, accountId, name, approvedAt: agreedAt });
    await changePayment(container, tx, { stored, payment, to: 'approved', actor });
    await queueSending(container, tx, payment);
  }
};
