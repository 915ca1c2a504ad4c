import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Destination, destination, type PaymentState } from '#entities/facts/payment.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { paymentApprovals, payments } from '#server/db/schema/index.ts';
import { sealedJsonb } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

type Row = typeof payments.$inferSelect;
export type PaymentRow = Omit<Row, 'destination'> & { destination: Destination | null };

const toPayment = (row: Row): PaymentRow => ({
  ...row,
  destination: row.destination === null ? null : destination.parse(row.destination),
});

export type NewPayment = Pick<
  PaymentRow,
  'applicationId' | 'kind' | 'subject' | 'attempt' | 'payee' | 'amountCents' | 'state' | 'channel' | 'createdOn'
> & { destination: Destination | null; settledOn?: Row['settledOn'] };

/** Null while another payment for the same purpose is alive, or where this one was created before. */
export const addPayment = async (tx: Tx, { destination: to, ...row }: NewPayment): Promise<PaymentRow | null> => {
  const { applicationId, kind, subject, attempt } = row;
  const [added] = await tx
    .insert(payments)
    .values({
      ...row,
      idempotencyKey: [applicationId, kind, subject, attempt].join('/'),
      destination: to === null ? null : sealedJsonb(tx.ring, to),
    })
    .onConflictDoNothing()
    .returning();
  touchLoan(tx, applicationId);
  return added ? toPayment({ ...added, destination: to }) : null;
};

/** In the order they were created. */
export const paymentsOf = async (db: Reader, applicationId: string): Promise<PaymentRow[]> =>
  (await db.select().from(payments).where(eq(payments.applicationId, applicationId)).orderBy(asc(payments.number))).map(
    toPayment,
  );

export const findPayment = async (db: Reader, id: string): Promise<PaymentRow | null> => {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ? toPayment(row) : null;
};

export const findPaymentByTrace = async (db: Reader, trace: string): Promise<PaymentRow | null> => {
  const [row] = await db.select().from(payments).where(eq(payments.trace, trace));
  return row ? toPayment(row) : null;
};

export const findPaymentByReference = async (db: Reader, reference: string): Promise<PaymentRow | null> => {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row ? toPayment(row) : null;
};

type Changed = Partial<
  Pick<Row, 'sentOn' | 'settledOn' | 'returnedOn' | 'reference' | 'trace' | 'fileId' | 'returnCode' | 'returnNote'>
>;

/** False where its state is another one by now. */
export const changePaymentState = async (
  tx: Tx,
  { id, from, to, set: { returnNote, ...set } }: { id: string; from: PaymentState; to: PaymentState; set: Changed },
): Promise<boolean> => {
  const note = typeof returnNote === 'string' ? { returnNote: sealText(tx.ring, returnNote) } : {};
  const changed = await tx
    .update(payments)
    .set({ ...set, ...note, state: to })
    .where(and(eq(payments.id, id), eq(payments.state, from)))
    .returning({ applicationId: payments.applicationId });
  for (const { applicationId } of changed) touchLoan(tx, applicationId);
  return changed.length > 0;
};

export const paymentsIn = async (
  db: Reader,
  { states, channel }: { states: PaymentState[]; channel: Row['channel'] },
): Promise<PaymentRow[]> =>
  (
    await db
      .select()
      .from(payments)
      .where(and(inArray(payments.state, states), eq(payments.channel, channel)))
      .orderBy(asc(payments.number))
  ).map(toPayment);

export const paymentsInFile = async (db: Reader, fileId: string): Promise<PaymentRow[]> =>
  (await db.select().from(payments).where(eq(payments.fileId, fileId)).orderBy(asc(payments.number))).map(toPayment);

/** Approved and not in any file yet. */
export const paymentsForFile = async (db: Reader): Promise<PaymentRow[]> =>
  (
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.state, 'approved'), eq(payments.channel, 'file'), isNull(payments.fileId)))
      .orderBy(asc(payments.number))
  ).map(toPayment);

/** False where this member of staff approved it before. */
export const approvePayment = async (
  tx: Tx,
  row: { paymentId: string; accountId: string; name: string; approvedAt: Date },
): Promise<boolean> =>
  (await tx.insert(paymentApprovals).values(row).onConflictDoNothing().returning({ id: paymentApprovals.paymentId }))
    .length > 0;

export const approvalsOfPayments = async (db: Reader, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(paymentApprovals)
        .where(inArray(paymentApprovals.paymentId, [...ids]))
        .orderBy(asc(paymentApprovals.approvedAt));
