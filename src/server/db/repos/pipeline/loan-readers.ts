import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Reader } from '#server/db/connect.ts';
import { loanReaders } from '#server/db/schema/index.ts';
import { armsOf, type ReachedOffices } from '../accounts/reached-offices.ts';

/** A row that nobody renewed for this long is of a page that is gone. */
const GONE = sql`interval '60 seconds'`;

type ReaderRow = { id: string; applicationId: string; accountId: string };

/** Begins or goes on; rows of processes that ended without a word are cleared on the way. */
export const keepReader = async (db: Db, reader: ReaderRow): Promise<void> => {
  await db
    .insert(loanReaders)
    .values(reader)
    .onConflictDoUpdate({ target: loanReaders.id, set: { seenAt: sql`clock_timestamp()` } });
  await db.delete(loanReaders).where(sql`${loanReaders.seenAt} < clock_timestamp() - ${GONE}`);
};

export const endReader = async (db: Db, id: string): Promise<void> => {
  await db.delete(loanReaders).where(eq(loanReaders.id, id));
};

const reading = z.object({ loanId: z.string(), accountId: z.string() });

/** Who has which loan open now, among the loans within reach. */
export const readersWithin = async (db: Reader, reach: ReachedOffices): Promise<z.infer<typeof reading>[]> => {
  const arms = armsOf(reach);
  if (arms.length === 0) return [];
  const within = sql.join(
    arms.map((place) => place('a')),
    sql` OR `,
  );
  const { rows } = await db.execute(sql`SELECT DISTINCT r.application_id AS "loanId", r.account_id AS "accountId"
    FROM loan_readers r JOIN applications a ON a.id = r.application_id
    WHERE r.seen_at >= clock_timestamp() - ${GONE} AND (${within})`);
  return z.array(reading).parse(rows);
};
