import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Packet } from '#entities/contract/written-paper.ts';
import type { Person } from '#entities/values/person.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { type PaperRow, papers, type SignerRow, sealCertificates, signers } from '#server/db/schema/index.ts';

export type { PaperRow, SignerRow };

type Owner = { applicationId: string; person: Person };
export type NewPaper = typeof papers.$inferInsert;

const isOwn = ({ applicationId, person }: Owner) =>
  and(eq(papers.applicationId, applicationId), eq(papers.person, person), isNull(papers.owner));

/** Those that stand, in their order; what was replaced stays only as history. */
export const papersOf = (
  db: Reader,
  { packet, ...owner }: Owner & { packet: Packet | 'notice' },
): Promise<PaperRow[]> =>
  db
    .select()
    .from(papers)
    .where(and(isOwn(owner), eq(papers.packet, packet), ne(papers.state, 'superseded')))
    .orderBy(asc(papers.place));

/** Everything that stands, of both people. */
export const allPapersOf = (db: Reader, applicationId: string): Promise<PaperRow[]> =>
  db
    .select()
    .from(papers)
    .where(and(eq(papers.applicationId, applicationId), ne(papers.state, 'superseded')))
    .orderBy(asc(papers.preparedAt));

/** Of an owner who does not borrow. */
export const ownerPapersOf = (
  db: Reader,
  { applicationId, owner }: { applicationId: string; owner: string },
): Promise<PaperRow[]> =>
  db
    .select()
    .from(papers)
    .where(and(eq(papers.applicationId, applicationId), eq(papers.owner, owner)))
    .orderBy(asc(papers.place));

/** One that stands: what was replaced is nobody's to open or sign any more. */
export const findPaper = async (db: Reader, { id, ...owner }: Owner & { id: string }): Promise<PaperRow | null> => {
  const [row] = await db
    .select()
    .from(papers)
    .where(and(isOwn(owner), eq(papers.id, id), ne(papers.state, 'superseded')));
  return row ?? null;
};

export const addPaper = async (tx: Tx, paper: NewPaper): Promise<void> => {
  await tx.insert(papers).values({ ...paper, preparedAt: tx.clock.began() });
};

export const changePaper = async (
  db: Db,
  { id, ...change }: Partial<Omit<NewPaper, 'id'>> & { id: string },
): Promise<void> => {
  await db.update(papers).set(change).where(eq(papers.id, id));
};

/** For whoever holds a sealed file: the paper it is, by its fingerprint. */
export const findSealedPaper = async (db: Reader, sha256: Buffer): Promise<PaperRow | null> => {
  const [row] = await db.select().from(papers).where(eq(papers.sealedSha256, sha256));
  return row ?? null;
};

export const findSigner = async (db: Reader, { applicationId, person }: Owner): Promise<SignerRow | null> => {
  const [row] = await db
    .select()
    .from(signers)
    .where(and(eq(signers.applicationId, applicationId), eq(signers.person, person)));
  return row ?? null;
};

export const changeSigner = async (
  tx: Tx,
  { applicationId, person, ...change }: Owner & Partial<Omit<SignerRow, 'applicationId' | 'person'>>,
): Promise<void> => {
  await tx
    .insert(signers)
    .values({ applicationId, person, ...change })
    .onConflictDoUpdate({ target: [signers.applicationId, signers.person], set: { applicationId, ...change } });
};

export const keepSealCertificate = async (tx: Tx, certificate: Buffer): Promise<void> => {
  const sha256 = createHash('sha256').update(certificate).digest();
  await tx.insert(sealCertificates).values({ sha256, certificate }).onConflictDoNothing();
};

export const sealCertificatesOf = async (db: Reader): Promise<Buffer[]> =>
  (await db.select().from(sealCertificates)).map(({ certificate }) => certificate);
