import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Day } from '#entities/values/day.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { paymentFiles, returnEntries, returnFiles } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

export type PaymentFileRow = typeof paymentFiles.$inferSelect;
export type ReturnEntryRow = typeof returnEntries.$inferSelect;

/** Files are made one after another: the next sees what the last took. */
export const lockPaymentFiles = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`LOCK TABLE payment_files IN SHARE ROW EXCLUSIVE MODE`);
};

export const filesMadeOn = (db: Reader, on: Day): Promise<number> =>
  db.$count(paymentFiles, eq(paymentFiles.madeOn, on));

/** Takes the file's number first: its own lines name it. */
export const addPaymentFile = async (
  tx: Tx,
  file: Omit<typeof paymentFiles.$inferInsert, 'content' | 'id'>,
): Promise<PaymentFileRow> => {
  const [row] = await tx.insert(paymentFiles).values(file).returning();
  if (!row) throw new Error('The file was not stored.');
  return row;
};

export const keepContent = async (
  tx: Tx,
  { id, content, sha256 }: { id: string; content: string; sha256: Buffer },
): Promise<void> => {
  await tx
    .update(paymentFiles)
    .set({ content: sealText(tx.ring, content), sha256 })
    .where(eq(paymentFiles.id, id));
};

export const findPaymentFile = async (db: Reader, id: string): Promise<PaymentFileRow | null> => {
  const [row] = await db.select().from(paymentFiles).where(eq(paymentFiles.id, id));
  return row ?? null;
};

/** The newest first. */
export const latestPaymentFiles = (db: Reader, limit: number) => {
  const { content: _, ...columns } = paymentFilesColumns;
  return db.select(columns).from(paymentFiles).orderBy(desc(paymentFiles.number)).limit(limit);
};

const paymentFilesColumns = {
  id: paymentFiles.id,
  number: paymentFiles.number,
  madeOn: paymentFiles.madeOn,
  madeByName: paymentFiles.madeByName,
  effectiveOn: paymentFiles.effectiveOn,
  entries: paymentFiles.entries,
  totalCents: paymentFiles.totalCents,
  sha256: paymentFiles.sha256,
  content: paymentFiles.content,
  state: paymentFiles.state,
  settledOn: paymentFiles.settledOn,
  settledByName: paymentFiles.settledByName,
  reason: paymentFiles.reason,
};

type Settled = Pick<PaymentFileRow, 'id' | 'settledOn' | 'settledBy' | 'settledByName' | 'reason'> & {
  state: 'handedOver' | 'refused';
  from: PaymentFileRow['state'];
};

/** False when a colleague was first. */
export const settlePaymentFile = async (tx: Tx, { id, from, reason, ...settled }: Settled): Promise<boolean> => {
  const done = await tx
    .update(paymentFiles)
    .set({ ...settled, reason: reason === null ? null : sealText(tx.ring, reason) })
    .where(and(eq(paymentFiles.id, id), eq(paymentFiles.state, from)))
    .returning({ id: paymentFiles.id });
  return done.length > 0;
};

/** Account numbers leave with the bytes; the row and its hash stay. */
export const forgetOldContents = async (db: Db, before: Day): Promise<void> => {
  await db
    .update(paymentFiles)
    .set({ content: null })
    .where(and(isNotNull(paymentFiles.content), lt(paymentFiles.settledOn, before)));
};

/** Null where the same file was added before. */
export const addReturnFile = async (
  tx: Tx,
  row: Omit<typeof returnFiles.$inferInsert, 'id'>,
): Promise<string | null> => {
  const [added] = await tx.insert(returnFiles).values(row).onConflictDoNothing().returning({ id: returnFiles.id });
  return added?.id ?? null;
};

export const addReturnEntry = async (
  tx: Tx,
  { information, ...row }: Omit<typeof returnEntries.$inferInsert, 'id'>,
): Promise<void> => {
  await tx.insert(returnEntries).values({ ...row, information: information ? sealText(tx.ring, information) : null });
};

/** Returns that fit no payment, and changes the bank announced, until a person has dealt with them. */
export const openReturnEntries = (db: Reader, limit: number) =>
  db
    .select({
      id: returnEntries.id,
      kind: returnEntries.kind,
      code: returnEntries.code,
      trace: returnEntries.trace,
      amountCents: returnEntries.amountCents,
      paymentId: returnEntries.paymentId,
      problem: returnEntries.problem,
      information: returnEntries.information,
      addedOn: returnFiles.addedOn,
      addedByName: returnFiles.addedByName,
    })
    .from(returnEntries)
    .innerJoin(returnFiles, eq(returnFiles.id, returnEntries.returnFileId))
    .where(isNull(returnEntries.resolvedOn))
    .orderBy(desc(returnFiles.addedOn), returnEntries.trace)
    .limit(limit);

/** False when a colleague was first. */
export const resolveReturnEntry = async (
  tx: Tx,
  { id, resolution, ...by }: { id: string; resolvedOn: Day; resolvedByName: string; resolution: string },
): Promise<boolean> => {
  const done = await tx
    .update(returnEntries)
    .set({ ...by, resolution: sealText(tx.ring, resolution) })
    .where(and(eq(returnEntries.id, id), isNull(returnEntries.resolvedOn)))
    .returning({ id: returnEntries.id });
  return done.length > 0;
};
