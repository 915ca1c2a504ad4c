import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { anchors, auditChecks } from '#server/db/schema/index.ts';

export type AnchorRow = { number: number; sha256: string };
export type AuditCheck = typeof auditChecks.$inferSelect;

export const anchorRows = async (db: Reader): Promise<AnchorRow[]> => {
  const rows = await db.select().from(anchors).orderBy(asc(anchors.number));
  return rows.map(({ number, sha256 }) => ({ number, sha256: sha256.toString('hex') }));
};

export const addAnchor = async (db: Db, { number, sha256 }: AnchorRow): Promise<void> => {
  await db.insert(anchors).values({ number, sha256: Buffer.from(sha256, 'hex') });
};

const leftUnfinished = async (db: Reader): Promise<AuditCheck | null> => {
  const open = db.select().from(auditChecks).where(isNull(auditChecks.endedAt));
  const [left] = await open.orderBy(desc(auditChecks.id)).limit(1);
  return left ?? null;
};

/** The number of the digest a process did not come to list. */
export const unfinishedCheck = async (db: Reader): Promise<number | null> => (await leftUnfinished(db))?.number ?? null;

/** The check that a process left unfinished, or a new one. */
export const openAuditCheck = async (db: Db, number: number): Promise<AuditCheck> => {
  const left = await leftUnfinished(db);
  if (left?.number === number) return left;
  const [begun] = await db.insert(auditChecks).values({ number }).returning();
  if (!begun) throw new Error('The check was not recorded.');
  return begun;
};

type Progress = Pick<AuditCheck, 'afterChain' | 'pages' | 'held' | 'failed' | 'findings'>;

export const saveAuditProgress = async (db: Db, { id, ...progress }: Progress & { id: number }): Promise<void> => {
  await db.update(auditChecks).set(progress).where(eq(auditChecks.id, id));
};

export const endAuditCheck = async (db: Db, { id, ...progress }: Progress & { id: number }): Promise<void> => {
  await db
    .update(auditChecks)
    .set({ ...progress, endedAt: sql`clock_timestamp()` })
    .where(eq(auditChecks.id, id));
};

/** The newest check that came to its end. */
export const lastAuditCheck = async (db: Reader): Promise<AuditCheck | null> => {
  const [last] = await db
    .select()
    .from(auditChecks)
    .where(sql`${auditChecks.endedAt} IS NOT NULL`)
    .orderBy(desc(auditChecks.id))
    .limit(1);
  return last ?? null;
};
