import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { conditions, deskConditions } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

export type ConditionRow = typeof conditions.$inferSelect;
export type DeskConditionRow = typeof deskConditions.$inferSelect;

export const conditionsOf = (db: Reader, applicationId: string): Promise<ConditionRow[]> =>
  db
    .select()
    .from(conditions)
    .where(eq(conditions.applicationId, applicationId))
    .orderBy(asc(conditions.code), asc(conditions.key));

type Words = Partial<Pick<ConditionRow, 'answer' | 'reason' | 'note' | 'title' | 'waiver'>>;

/** People's own words are sealed; the request itself names codes and ids only. */
const sealedWords = ({ ring }: Tx, { answer, reason, note, title, waiver }: Words): Words => ({
  ...(answer ? { answer: sealText(ring, answer) } : {}),
  ...(reason ? { reason: sealText(ring, reason) } : {}),
  ...(note ? { note: sealText(ring, note) } : {}),
  ...(title ? { title: sealText(ring, title) } : {}),
  ...(waiver ? { waiver: sealJson(ring, waiver) } : {}),
});

export const addCondition = async (
  tx: Tx,
  row: Pick<
    ConditionRow,
    'applicationId' | 'key' | 'code' | 'request' | 'state' | 'isAsked' | 'openedOn' | 'dueOn' | 'answer'
  >,
): Promise<void> => {
  await tx.insert(conditions).values({ ...row, ...sealedWords(tx, row) });
  touchLoan(tx, row.applicationId);
};

type At = Pick<ConditionRow, 'applicationId' | 'key'>;

export const changeCondition = async (
  tx: Tx,
  { applicationId, key }: At,
  change: Partial<
    Pick<
      ConditionRow,
      | 'request'
      | 'state'
      | 'isAsked'
      | 'openedOn'
      | 'dueOn'
      | 'answer'
      | 'reason'
      | 'decidedBy'
      | 'note'
      | 'title'
      | 'waiver'
      | 'waiverBy'
    >
  >,
): Promise<void> => {
  await tx
    .update(conditions)
    .set({
      ...change,
      ...sealedWords(tx, change),
      ...(change.waiver === null && { waiverBy: null }),
      updatedAt: sql`now()`,
    })
    .where(and(eq(conditions.applicationId, applicationId), eq(conditions.key, key)));
  touchLoan(tx, applicationId);
};

export const deskConditionsOf = (db: Reader, applicationId: string): Promise<DeskConditionRow[]> =>
  db.select().from(deskConditions).where(eq(deskConditions.applicationId, applicationId));

/** False when staff had already opened the same one. */
export const addDeskCondition = async (tx: Tx, row: Omit<DeskConditionRow, 'id' | 'openedAt'>): Promise<boolean> => {
  const added = await tx
    .insert(deskConditions)
    .values({ ...row, reason: sealText(tx.ring, row.reason) })
    .onConflictDoNothing()
    .returning({ id: deskConditions.id });
  return added.length > 0;
};
