import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { noticeHold, noticeKind, postReason } from '#entities/facts/notice.ts';
import { day } from '#entities/values/day.ts';
import { person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { type LetterBatchRow, letterBatches, noticeDeliveries } from '#server/db/schema/index.ts';
import { type Arm, armsOf, countFound, type ReachedOffices } from '../accounts/reached-offices.ts';

export type { LetterBatchRow };

const letter = z.object({
  id: z.string(),
  application_id: z.string(),
  loan_number: z.coerce.number(),
  person,
  owner: z.string().nullable(),
  kind: noticeKind,
  why: postReason.nullable(),
  held: noticeHold.nullable(),
  made_on: day,
  made_key: z.string(),
});
export type WaitingLetter = z.infer<typeof letter>;

const isWaiting = sql`d.channel = 'post' AND d.sent_on IS NULL AND d.bounced_on IS NULL AND d.batch_id IS NULL`;
const within = (reach: ReachedOffices) =>
  sql.join(
    armsOf(reach).map((place: Arm) => place('r')),
    sql` OR `,
  );

type Page = { reach: ReachedOffices; after: { madeKey: string; id: string } | null; limit: number };

/** Letters to print within reach, the oldest first. */
export const waitingLetters = async (db: Reader, { reach, after, limit }: Page): Promise<WaitingLetter[]> => {
  if (armsOf(reach).length === 0) return [];
  const from = after === null ? sql`true` : sql`(d.made_at, d.id) > (${after.madeKey}::timestamptz, ${after.id}::uuid)`;
  const { rows } =
    await db.execute(sql`SELECT d.id, d.application_id, r.loan_number, d.person, d.owner, d.kind, d.why, d.held,
      d.made_on::text, d.made_at::text AS made_key
    FROM notice_deliveries d JOIN pipeline_rows r ON r.application_id = d.application_id
    WHERE ${isWaiting} AND (${within(reach)}) AND ${from} ORDER BY d.made_at, d.id LIMIT ${limit}`);
  return z.array(letter).parse(rows);
};

export const countWaitingLetters = (
  db: Reader,
  { reach, limit }: { reach: ReachedOffices; limit: number },
): Promise<number> => {
  const arm = (place: Arm) => sql`SELECT d.id FROM notice_deliveries d
    JOIN pipeline_rows r ON r.application_id = d.application_id WHERE ${isWaiting} AND ${place('r')} LIMIT ${limit}`;
  return countFound(db, { queries: armsOf(reach).map(arm), limit });
};

export const addBatch = async (
  tx: Tx,
  batch: Pick<LetterBatchRow, 'printedOn' | 'printedBy' | 'printedByName'>,
): Promise<string> => {
  const [row] = await tx
    .insert(letterBatches)
    .values({ ...batch, printedAt: tx.clock.now() })
    .returning({ id: letterBatches.id });
  if (!row) throw new Error('The batch was not stored.');
  return row.id;
};

export const findBatch = async (db: Reader, id: string): Promise<LetterBatchRow | null> => {
  const [row] = await db.select().from(letterBatches).where(eq(letterBatches.id, id));
  return row ?? null;
};

export const lettersIn = (db: Reader, batchId: string) =>
  db
    .select()
    .from(noticeDeliveries)
    .where(eq(noticeDeliveries.batchId, batchId))
    .orderBy(asc(noticeDeliveries.madeAt), asc(noticeDeliveries.id));

/** False when a colleague marked it first. */
export const markBatchMailed = async (
  tx: Tx,
  { id, ...mailed }: Pick<LetterBatchRow, 'id' | 'mailedOn' | 'mailedBy' | 'mailedByName'>,
): Promise<boolean> => {
  const marked = await tx
    .update(letterBatches)
    .set(mailed)
    .where(and(eq(letterBatches.id, id), isNull(letterBatches.mailedOn)))
    .returning({ id: letterBatches.id });
  return marked.length > 0;
};

type BatchPage = { printedBy: string | null; after: { printedAt: Date; id: string } | null; limit: number };

/** Batches, the newest first; those of one person where the reach is not the whole lender. */
export const batchPage = (db: Reader, { printedBy, after, limit }: BatchPage) =>
  db
    .select({
      id: letterBatches.id,
      printedOn: letterBatches.printedOn,
      printedByName: letterBatches.printedByName,
      printedAt: letterBatches.printedAt,
      mailedOn: letterBatches.mailedOn,
      mailedByName: letterBatches.mailedByName,
      letters: sql<number>`(SELECT count(*)::int FROM notice_deliveries d WHERE d.batch_id = letter_batches.id)`,
    })
    .from(letterBatches)
    .where(
      and(
        printedBy === null ? undefined : eq(letterBatches.printedBy, printedBy),
        after === null
          ? undefined
          : or(
              lt(letterBatches.printedAt, after.printedAt),
              and(eq(letterBatches.printedAt, after.printedAt), lt(letterBatches.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(letterBatches.printedAt), desc(letterBatches.id))
    .limit(limit);
