import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { matchFindings, screenings } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

export type ScreeningRow = typeof screenings.$inferSelect;
export type FindingRow = typeof matchFindings.$inferSelect;

/** Oldest first; the caller parses the party and the matches. */
export const screeningsOf = (db: Reader, applicationId: string): Promise<ScreeningRow[]> =>
  db.select().from(screenings).where(eq(screenings.applicationId, applicationId)).orderBy(asc(screenings.screenedAt));

export const addScreening = async (tx: Tx, row: Omit<ScreeningRow, 'id' | 'screenedAt'>): Promise<void> => {
  await tx.insert(screenings).values({
    ...row,
    subject: sealJson(tx.ring, row.subject),
    matches: sealJson(tx.ring, row.matches),
    screenedAt: tx.clock.began(),
  });
  touchLoan(tx, row.applicationId);
};

export const findingsOf = (db: Reader, applicationId: string): Promise<FindingRow[]> =>
  db
    .select()
    .from(matchFindings)
    .where(eq(matchFindings.applicationId, applicationId))
    .orderBy(asc(matchFindings.foundAt));

export const addFinding = async (tx: Tx, row: Omit<FindingRow, 'id' | 'foundAt'>): Promise<void> => {
  await tx.insert(matchFindings).values({
    ...row,
    subject: sealJson(tx.ring, row.subject),
    entry: sealJson(tx.ring, row.entry),
    reason: sealText(tx.ring, row.reason),
    foundAt: tx.clock.began(),
  });
  touchLoan(tx, row.applicationId);
};

/** A party is on the list: the loan is stopped for good. */
export const isStopped = async (db: Reader, applicationId: string): Promise<boolean> => {
  const same = and(eq(matchFindings.applicationId, applicationId), eq(matchFindings.finding, 'same'));
  return (await db.select({ id: matchFindings.id }).from(matchFindings).where(same).limit(1)).length > 0;
};
