import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { censusTracts, larRows } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

type Kept = { applicationId: string; actionOn: Day; keptOn: Day; document: unknown };

/** The newest computation replaces the one before. */
export const keepLarRow = async (tx: Tx, { document, ...row }: Kept): Promise<void> => {
  const sealed = { ...row, document: sealJson(tx.ring, document) };
  await tx.insert(larRows).values(sealed).onConflictDoUpdate({ target: larRows.applicationId, set: sealed });
};

export const dropLarRow = async (tx: Tx, applicationId: string): Promise<void> => {
  await tx.delete(larRows).where(eq(larRows.applicationId, applicationId));
};

export const findLarRow = async (db: Reader, applicationId: string) => {
  const [row] = await db.select().from(larRows).where(eq(larRows.applicationId, applicationId));
  return row ?? null;
};

/** Applications that were decided or opened since a day. */
export const actedOnSince = async (db: Reader, since: Day): Promise<string[]> => {
  const { rows } = await db.execute(sql`SELECT application_id AS id FROM decisions WHERE decided_on >= ${since}
    UNION SELECT id FROM applications WHERE document -> 'closing' ->> 'accountOpenedOn' >= ${since}
    UNION SELECT application_id FROM demographics.lar_rows WHERE action_on >= ${since}`);
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id);
};

export type CensusTract = typeof censusTracts.$inferSelect;

export const findTract = async (db: Reader, applicationId: string): Promise<CensusTract | null> => {
  const [row] = await db.select().from(censusTracts).where(eq(censusTracts.applicationId, applicationId));
  return row ?? null;
};

/** Forgets a tract that the address service found, never one that staff recorded. */
export const dropFoundTract = async (tx: Tx, applicationId: string): Promise<void> => {
  await tx
    .delete(censusTracts)
    .where(and(eq(censusTracts.applicationId, applicationId), isNull(censusTracts.recordedBy)));
};

export const keepTract = async (tx: Tx, { source, ...row }: CensusTract): Promise<void> => {
  const sealed = { ...row, source: sealText(tx.ring, source) };
  await tx.insert(censusTracts).values(sealed).onConflictDoUpdate({ target: censusTracts.applicationId, set: sealed });
};
