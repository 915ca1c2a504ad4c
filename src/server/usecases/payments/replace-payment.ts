import { isDeepStrictEqual } from 'node:util';
import type { Destination } from '#entities/facts/payment.ts';
import { isAlive } from '#rules/funding/payment-states.ts';
import { payoffStanding } from '#rules/funding/payoff-standing.ts';
import { needsNewAccount, returnCauseOf } from '#rules/funding/return-cause.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { decidersOf } from '#server/db/repos/loan/decisions.ts';
import {
  addPayment,
  approvalsOfPayments,
  approvePayment,
  type PaymentRow,
  paymentsOf,
} from '#server/db/repos/loan/payments.ts';
import { lettersInForce } from '#server/db/repos/loan/payoff-letters.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { changePayment, paymentEvent } from './change-payment.ts';
import { channelOf, queueSending } from './create-payments.ts';
import { payoutAccount } from './payout-account.ts';
import { lockLoanPayment } from './record-payment.ts';

/** `decidedIt`: deciding and funding on one loan takes different people. */
export const replaceOutcome = ['created', 'changed', 'sameAccount', 'accountMissing', 'expired', 'decidedIt'] as const;
export type ReplaceOutcome = { kind: (typeof replaceOutcome)[number] };

type On = { staff: LoanStaff<'fund'>; paymentId: string };

/** Where the money goes now: the borrower's account as it stands, or the creditor as before. */
const destinationNow = async (
  container: Container,
  tx: Tx,
  { stored, payment }: { stored: StoredApplication; payment: PaymentRow },
): Promise<Destination | null> =>
  payment.kind === 'cash'
    ? payoutAccount(container, tx, stored)
    : ((await lettersInForce(tx, stored.id)).get(payment.subject)?.to ?? payment.destination);

const mustDiffer = ({ state, returnCode, kind }: PaymentRow): boolean =>
  kind === 'cash' && state === 'returned' && needsNewAccount(returnCauseOf(returnCode));

/** One of two proposes a payment in place of one that came back or was refused, once the account was corrected. */
export const replacePayment = (container: Container, { staff, paymentId }: On): Promise<ReplaceOutcome> =>
  container.database.transact(async (tx): Promise<ReplaceOutcome> => {
    const { accountId, applicationId, name } = staff;
    const { stored, payment } = await lockLoanPayment(tx, { applicationId, paymentId });
    if ((await decidersOf(tx, applicationId)).includes(accountId)) return { kind: 'decidedIt' };
    const same = (await paymentsOf(tx, applicationId)).filter(
      ({ kind, subject }) => kind === payment.kind && subject === payment.subject,
    );
    if (isAlive(payment.state) || same.some(({ state }) => isAlive(state))) return { kind: 'changed' };
    const to = await destinationNow(container, tx, { stored, payment });
    if (payment.kind === 'cash' && to === null) return { kind: 'accountMissing' };
    const letter = payment.kind === 'payoff' ? (await lettersInForce(tx, applicationId)).get(payment.subject) : null;
    if (letter && payoffStanding(letter, container.clock.today()) !== 'good') return { kind: 'expired' };
    if (mustDiffer(payment) && isDeepStrictEqual(to, payment.destination)) return { kind: 'sameAccount' };
    const added = await addPayment(tx, {
      ...{ applicationId, kind: payment.kind, subject: payment.subject, payee: payment.payee },
      ...{
        amountCents: letter?.amount ?? payment.amountCents,
        state: 'created',
        channel: channelOf(container.payments, to),
      },
      attempt: Math.max(...same.map(({ attempt }) => attempt)) + 1,
      createdOn: container.clock.today(),
      destination: to,
    });
    if (!added) return { kind: 'changed' };
    await approvePayment(tx, { paymentId: added.id, accountId, name, approvedAt: tx.clock.began() });
    const body = paymentEvent(added, { state: 'created' });
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'paymentChanged', body });
    await saveApplication(tx, stored);
    return { kind: 'created' };
  });

export const secondOutcome = ['approved', 'dropped', 'samePerson', 'decidedIt', 'changed'] as const;
export type SecondOutcome = { kind: (typeof secondOutcome)[number] };

/** The second person approves a proposed payment, or drops it; only another person's word counts for an approval. */
export const settleReplacement = (
  container: Container,
  { staff, paymentId, isApproved }: On & { isApproved: boolean },
): Promise<SecondOutcome> =>
  container.database.transact(async (tx): Promise<SecondOutcome> => {
    const { accountId, applicationId, name } = staff;
    const { stored, payment } = await lockLoanPayment(tx, { applicationId, paymentId });
    if (payment.state !== 'created') return { kind: 'changed' };
    const actor = { staff: accountId };
    if (!isApproved) {
      await changePayment(container, tx, { stored, payment, to: 'canceled', actor });
      return { kind: 'dropped' };
    }
    if ((await decidersOf(tx, applicationId)).includes(accountId)) return { kind: 'decidedIt' };
    const [first] = await approvalsOfPayments(tx, [paymentId]);
    if (!first || first.accountId === accountId) return { kind: 'samePerson' };
    const to = await destinationNow(container, tx, { stored, payment });
    if (!isDeepStrictEqual(to, payment.destination)) return { kind: 'changed' };
    await approvePayment(tx, { paymentId, accountId, name, approvedAt: tx.clock.began() });
    await changePayment(container, tx, { stored, payment, to: 'approved', actor });
    await queueSending(container, tx, payment);
    return { kind: 'approved' };
  });
