import { and, asc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { FileState } from '#entities/contract/stored-file.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { type KeyRing, open, seal } from '#server/db/key-ring.ts';
import { type FileRow, files } from '#server/db/schema/index.ts';
import { touchLoan } from '#server/db/touched.ts';

export type { FileRow };

/** As first stored: the times of arrival, check and retirement come later. */
export type NewFileRow = Omit<FileRow, 'createdAt' | 'checkedAt' | 'retiredAt' | 'origin'> &
  Partial<Pick<FileRow, 'origin'>>;

const contextOf = (id: string): string => `file/${id}`;

export const wrapFileKey = (
  ring: KeyRing,
  { id, key }: { id: string; key: Buffer },
): Pick<FileRow, 'keyName' | 'wrappedKey'> => ({
  keyName: ring.current,
  wrappedKey: seal(ring, key.toString('base64'), contextOf(id)),
});

export const fileKeyOf = (ring: KeyRing, { id, wrappedKey }: Pick<FileRow, 'id' | 'wrappedKey'>): Buffer =>
  Buffer.from(open(ring, wrappedKey, contextOf(id)), 'base64');

/** Null when the same content is already stored for the same purpose. */
export const addFile = async (tx: Tx, row: NewFileRow): Promise<FileRow | null> => {
  const [added] = await tx
    .insert(files)
    .values({ ...row, createdAt: tx.clock.began(), checkedAt: row.state === 'quarantined' ? null : tx.clock.began() })
    .onConflictDoNothing()
    .returning();
  touchLoan(tx, row.applicationId);
  return added ?? null;
};

export const findSameFile = async (
  db: Reader,
  { applicationId, person, documentType, propertyId, subjectId, sha256 }: NewFileRow,
): Promise<FileRow | null> => {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.applicationId, applicationId),
        eq(files.person, person),
        eq(files.documentType, documentType),
        sql`${files.propertyId} IS NOT DISTINCT FROM ${propertyId}`,
        sql`${files.subjectId} IS NOT DISTINCT FROM ${subjectId}`,
        eq(files.sha256, sha256),
        ne(files.state, 'refused'),
        isNull(files.retiredAt),
      ),
    );
  return row ?? null;
};

export const findFile = async (db: Reader, id: string): Promise<FileRow | null> => {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
};

export const filesOf = (db: Reader, applicationId: string): Promise<FileRow[]> =>
  db.select().from(files).where(eq(files.applicationId, applicationId)).orderBy(asc(files.createdAt));

/** Bytes kept of what this person sent in; what staff made of its pages is not theirs. */
export const bytesSentIn = async (
  db: Reader,
  { applicationId, person }: Pick<FileRow, 'applicationId' | 'person'>,
): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number) })
    .from(files)
    .where(
      and(
        eq(files.applicationId, applicationId),
        eq(files.person, person),
        notInArray(files.documentType, ['paper', 'lender']),
        ne(files.state, 'refused'),
        isNull(files.origin),
      ),
    );
  return row?.bytes ?? 0;
};

/** True for the caller that moved it out of quarantine. */
export const settleFile = async (
  tx: Tx,
  { id, state }: { id: string; state: Exclude<FileState, 'quarantined'> },
): Promise<boolean> => {
  const settled = await tx
    .update(files)
    .set({ state, checkedAt: tx.clock.began() })
    .where(and(eq(files.id, id), eq(files.state, 'quarantined')))
    .returning({ applicationId: files.applicationId });
  for (const { applicationId } of settled) touchLoan(tx, applicationId);
  return settled.length > 0;
};

/** It no longer counts; its content stays for the record. */
export const retireFile = async (tx: Tx, id: string): Promise<void> => {
  const retired = await tx
    .update(files)
    .set({ retiredAt: tx.clock.began() })
    .where(eq(files.id, id))
    .returning({ applicationId: files.applicationId });
  for (const { applicationId } of retired) touchLoan(tx, applicationId);
};

/** For which request it counts; its content stays. */
export const placeFile = async (
  tx: Tx,
  { id, ...purpose }: Pick<FileRow, 'id' | 'person' | 'documentType' | 'propertyId' | 'subjectId'>,
): Promise<void> => {
  await tx.update(files).set(purpose).where(eq(files.id, id));
};

/** Rewraps every file's key under the current one; the files themselves stay as they are. */
export const rotateFileKeys = async (db: Db, ring: KeyRing): Promise<number> => {
  const rows = await db.select().from(files).where(ne(files.keyName, ring.current));
  for (const row of rows) {
    const wrapped = wrapFileKey(ring, { id: row.id, key: fileKeyOf(ring, row) });
    await db.update(files).set(wrapped).where(eq(files.id, row.id));
  }
  return rows.length;
};

export const isStorageKeyUsed = async (db: Reader, storageKey: string): Promise<boolean> => {
  const rows = await db.select({ id: files.id }).from(files).where(eq(files.storageKey, storageKey));
  return rows.length > 0;
};
