import type { PaymentState } from '#entities/facts/payment.ts';
import type { Day } from '#entities/values/day.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { findPayment, type PaymentRow } from '#server/db/repos/loan/payments.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { changePayment } from './change-payment.ts';
import { isPayoffExpired } from './is-payoff-expired.ts';

/** A payment of this loan, under its lock; any other is not found. */
export const lockLoanPayment = async (
  tx: Tx,
  { applicationId, paymentId }: { applicationId: string; paymentId: string },
): Promise<{ stored: StoredApplication; payment: PaymentRow }> => {
  const stored = await lockApplication(tx, applicationId);
  const payment = await findPayment(tx, paymentId);
  if (!stored || payment?.applicationId !== applicationId) throw new AppError('notFound');
  return { stored, payment };
};

/** What staff learned from the bank. `notThere`: the bank does not have it, so that it can be replaced. */
export type BankWord =
  | { kind: 'sent'; on: Day; reference: string }
  | { kind: 'settled'; on: Day }
  | { kind: 'returned'; on: Day; code: string | null; note: string }
  | { kind: 'notThere'; note: string };

export const recordOutcome = ['recorded', 'changed', 'inFuture', 'tooEarly', 'expired'] as const;
export type RecordOutcome = { kind: (typeof recordOutcome)[number] };

const stateOf = {
  sent: 'sent',
  settled: 'settled',
  returned: 'returned',
  notThere: 'refused',
} as const satisfies Record<BankWord['kind'], PaymentState>;

/** Only what staff paid themselves or what is in doubt is theirs to call sent; settling and returns they may learn of any payment. */
const isTheirs = ({ channel, state }: PaymentRow, word: BankWord): boolean => {
  if (word.kind === 'sent') return state === 'unknown' || (state === 'approved' && channel === 'hand');
  if (word.kind === 'notThere') return state === 'unknown';
  return true;
};

type Recording = { staff: LoanStaff<'fund'>; paymentId: string; seen: PaymentState; word: BankWord };

/** Staff record what the bank did with a payment, with its reference. */
export const recordPayment = (
  container: Container,
  { staff: { accountId, applicationId }, paymentId, seen, word }: Recording,
): Promise<RecordOutcome> =>
  container.database.transact(async (tx): Promise<RecordOutcome> => {
    const { stored, payment } = await lockLoanPayment(tx, { applicationId, paymentId });
    if (payment.state !== seen || !isTheirs(payment, word)) return { kind: 'changed' };
    if ('on' in word && word.on > container.clock.today()) return { kind: 'inFuture' };
    if ('on' in word && word.on < (payment.sentOn ?? payment.createdOn)) return { kind: 'tooEarly' };
    if (word.kind === 'sent' && (await isPayoffExpired(tx, payment, word.on))) return { kind: 'expired' };
    const news = {
      ...('on' in word && { on: word.on }),
      ...('reference' in word && { reference: word.reference }),
      ...('note' in word && { note: word.note }),
      ...('code' in word && { returnCode: word.code }),
    };
    const actor = { staff: accountId };
    const isDone = await changePayment(container, tx, { stored, payment, to: stateOf[word.kind], actor, ...news });
    return { kind: isDone ? 'recorded' : 'changed' };
  });
