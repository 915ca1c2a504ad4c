import { desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { decisionRuns } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';

export type RunRow = typeof decisionRuns.$inferSelect;

/** Newest first; the caller parses the rules' result. */
export const runsOf = (db: Reader, applicationId: string): Promise<RunRow[]> =>
  db.select().from(decisionRuns).where(eq(decisionRuns.applicationId, applicationId)).orderBy(desc(decisionRuns.run));

export const findLatestRun = async (db: Reader, applicationId: string): Promise<RunRow | null> => {
  const [row] = await db
    .select()
    .from(decisionRuns)
    .where(eq(decisionRuns.applicationId, applicationId))
    .orderBy(desc(decisionRuns.run))
    .limit(1);
  return row ?? null;
};

export const addRun = async (tx: Tx, row: Omit<RunRow, 'ranAt'>): Promise<void> => {
  await tx.insert(decisionRuns).values({
    ...row,
    decision: sealJson(tx.ring, row.decision),
    causes: sealJson(tx.ring, row.causes),
    ranAt: tx.clock.now(),
  });
};
