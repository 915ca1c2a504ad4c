import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type IndexDate, indexDate } from '#entities/facts/published/index-date.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { indexDates } from '#server/db/schema/index.ts';

export type IndexRow = typeof indexDates.$inferSelect;

const releasedQuery = preparedOnce((db: Reader) =>
  db
    .select({ effectiveFrom: indexDates.effectiveFrom, rate: indexDates.rate })
    .from(indexDates)
    .where(eq(indexDates.state, 'released'))
    .orderBy(asc(indexDates.effectiveFrom))
    .prepare('released_indexes'),
);

/** Every released date, oldest first; every save reads them. */
export const releasedIndexes = async (db: Reader): Promise<IndexDate[]> =>
  (await releasedQuery(db).execute()).map((row) => indexDate.parse(row));

/** The newest first. */
export const allIndexDates = (db: Reader): Promise<IndexRow[]> =>
  db.select().from(indexDates).orderBy(desc(indexDates.publishedFrom), desc(indexDates.foundAt));

/** One change at a time: two proposals do not pass each other. */
export const lockIndexDates = async (tx: Tx): Promise<IndexRow[]> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(7203119)`);
  return allIndexDates(tx);
};

type Found = Pick<IndexRow, 'rate' | 'publishedFrom' | 'source' | 'foundAt'>;

/** A change read in the series; once. */
export const addFoundIndex = async (tx: Tx, found: Found): Promise<void> => {
  await tx
    .insert(indexDates)
    .values({ ...found, state: 'found' })
    .onConflictDoNothing();
};

export type Proposal = Pick<
  IndexRow,
  'effectiveFrom' | 'oldRate' | 'proposedBy' | 'proposedByName' | 'proposedAt' | 'note'
>;

export const addProposedIndex = async (
  tx: Tx,
  row: Pick<Found, 'rate' | 'publishedFrom' | 'foundAt'> & Proposal,
): Promise<string> => {
  const [added] = await tx
    .insert(indexDates)
    .values({ ...row, source: 'staff', state: 'proposed' })
    .returning({ id: indexDates.id });
  return added?.id ?? '';
};

export const proposeFoundIndex = async (tx: Tx, id: string, proposal: Proposal): Promise<void> => {
  await tx
    .update(indexDates)
    .set({ ...proposal, state: 'proposed' })
    .where(and(eq(indexDates.id, id), eq(indexDates.state, 'found')));
};

type Settled = Pick<IndexRow, 'settledBy' | 'settledByName' | 'settledAt'> & { state: 'released' | 'declined' };

export const settleIndex = async (tx: Tx, id: string, settled: Settled): Promise<void> => {
  await tx
    .update(indexDates)
    .set(settled)
    .where(and(eq(indexDates.id, id), eq(indexDates.state, 'proposed')));
};
