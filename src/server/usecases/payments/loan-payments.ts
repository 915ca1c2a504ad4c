import { z } from 'zod';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import {
  destinationLast4,
  type PaymentState,
  paymentChannel,
  paymentKind,
  paymentMethod,
  paymentState,
  returnCause,
} from '#entities/facts/payment.ts';
import { type Day, day } from '#entities/values/day.ts';
import { cents } from '#entities/values/money.ts';
import type { Payment } from '#rules/funding/payment-list.ts';
import { isAlive, paymentWaits, waitsFor } from '#rules/funding/payment-states.ts';
import { returnCauseOf } from '#rules/funding/return-cause.ts';
import type { Reader } from '#server/db/connect.ts';
import { findPaymentFile } from '#server/db/repos/loan/payment-files.ts';
import { approvalsOfPayments, type PaymentRow, paymentsOf } from '#server/db/repos/loan/payments.ts';

export const loanPayment = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: paymentKind,
  payee: z.string(),
  amount: cents,
  state: paymentState,
  channel: paymentChannel,
  method: paymentMethod.nullable(),
  last4: z.string().nullable(),
  /** The day of its state. */
  on: day,
  reference: z.string().nullable(),
  trace: z.string().nullable(),
  fileNumber: z.int().nullable(),
  returnCode: z.string().nullable(),
  cause: returnCause.nullable(),
  note: z.string().nullable(),
  waitsFor: z.enum(paymentWaits).nullable(),
  approvals: z.array(z.object({ name: z.string(), at: z.date(), isMine: z.boolean() })),
});
export type LoanPayment = z.infer<typeof loanPayment>;

export const dayOfState = (payment: PaymentRow): Day => {
  const { createdOn, sentOn, settledOn, returnedOn } = payment;
  const days: Partial<Record<PaymentState, Day | null>> = {
    sent: sentOn,
    settled: settledOn,
    returned: returnedOn,
    refused: returnedOn,
  };
  return days[payment.state] ?? createdOn;
};

/** Whether a later payment took the place of one that is over. */
export const isReplaced = (payment: PaymentRow, all: readonly PaymentRow[]): boolean =>
  all.some(
    ({ kind, subject, attempt, state }) =>
      kind === payment.kind && subject === payment.subject && attempt > payment.attempt && isAlive(state),
  );

export const causeOf = ({ state, returnCode }: Pick<PaymentRow, 'state' | 'returnCode'>) =>
  state === 'returned' ? returnCauseOf(returnCode) : null;

/** Every payment of a loan for staff: state, people, references, and whom it waits for. */
export const loanPaymentsOf = async (
  db: Reader,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<LoanPayment[]> => {
  const rows = await paymentsOf(db, applicationId);
  const approvals = await approvalsOfPayments(
    db,
    rows.map(({ id }) => id),
  );
  const views: LoanPayment[] = [];
  for (const row of rows) {
    const { id, number, kind, payee, amountCents, state, channel, destination } = row;
    const file = row.fileId === null ? null : await findPaymentFile(db, row.fileId);
    views.push({
      ...{ id, number, kind, payee, amount: amountCents, state, channel },
      method: destination?.method ?? null,
      last4: destinationLast4(destination),
      on: dayOfState(row),
      ...{ reference: row.reference, trace: row.trace, fileNumber: file?.number ?? null },
      ...{ returnCode: row.returnCode, cause: causeOf(row), note: row.returnNote },
      waitsFor: waitsFor({ state, channel, isReplaced: isReplaced(row, rows) }),
      approvals: approvals
        .filter(({ paymentId }) => paymentId === id)
        .map(({ name, approvedAt, accountId }) => ({ name, at: approvedAt, isMine: accountId === staffId })),
    });
  }
  return views;
};

type ShownRows = NonNullable<LoanHub['payments']>['rows'];

/** The list as planned before its release; from then on each purpose with its newest payment, as it stands. */
export const shownPayments = async (
  db: Reader,
  { applicationId, planned }: { applicationId: string; planned: readonly Payment[] },
): Promise<ShownRows> => {
  const rows = (await paymentsOf(db, applicationId)).filter(({ state }) => state !== 'canceled');
  if (rows.length === 0)
    return planned.map(({ kind, payee, amount }) => ({ kind, payee, amount, state: null, on: null, cause: null }));
  const newest = new Map(rows.map((row) => [`${row.kind}/${row.subject}`, row]));
  return [...newest.values()].map((row) => ({
    ...{ kind: row.kind, payee: row.payee, amount: row.amountCents, state: row.state },
    ...{ on: dayOfState(row), cause: causeOf(row) },
  }));
};
