import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Packet } from '#entities/contract/written-document.ts';
import type { Person } from '#entities/values/person.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import {
  type SignerRow,
  sealCertificates,
  signers,
  type WrittenDocumentRow,
  writtenDocuments,
} from '#server/db/schema/index.ts';
import { sealedJsonb } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

export type { SignerRow, WrittenDocumentRow as PaperRow };

type Owner = { applicationId: string; person: Person };
export type NewWrittenDocument = typeof writtenDocuments.$inferInsert;

const sealedParts = (
  { ring }: Db,
  { content, marks, declineReason }: Partial<Pick<NewWrittenDocument, 'content' | 'marks' | 'declineReason'>>,
) => ({
  ...(content ? { content: sealedJsonb(ring, content) } : {}),
  ...(marks ? { marks: sealedJsonb(ring, marks) } : {}),
  ...(declineReason ? { declineReason: sealText(ring, declineReason) } : {}),
});

const isOwn = ({ applicationId, person }: Owner) =>
  and(
    eq(writtenDocuments.applicationId, applicationId),
    eq(writtenDocuments.person, person),
    isNull(writtenDocuments.owner),
  );

/** The documents in force, in order; replaced ones stay only as history. */
export const writtenDocumentsOf = (
  db: Reader,
  { packet, ...owner }: Owner & { packet: Packet | 'notice' },
): Promise<WrittenDocumentRow[]> =>
  db
    .select()
    .from(writtenDocuments)
    .where(and(isOwn(owner), eq(writtenDocuments.packet, packet), ne(writtenDocuments.state, 'superseded')))
    .orderBy(asc(writtenDocuments.place));

/** All documents in force, for both applicants. */
export const allWrittenDocumentsOf = (db: Reader, applicationId: string): Promise<WrittenDocumentRow[]> =>
  db
    .select()
    .from(writtenDocuments)
    .where(and(eq(writtenDocuments.applicationId, applicationId), ne(writtenDocuments.state, 'superseded')))
    .orderBy(asc(writtenDocuments.preparedAt));

/** Documents of a non-borrowing owner. */
export const ownerDocumentsOf = (
  db: Reader,
  { applicationId, owner }: { applicationId: string; owner: string },
): Promise<WrittenDocumentRow[]> =>
  db
    .select()
    .from(writtenDocuments)
    .where(and(eq(writtenDocuments.applicationId, applicationId), eq(writtenDocuments.owner, owner)))
    .orderBy(asc(writtenDocuments.place));

/** A document in force: a replaced one can no longer be opened or signed. */
export const findWrittenDocument = async (
  db: Reader,
  { id, ...owner }: Owner & { id: string },
): Promise<WrittenDocumentRow | null> => {
  const [row] = await db
    .select()
    .from(writtenDocuments)
    .where(and(isOwn(owner), eq(writtenDocuments.id, id), ne(writtenDocuments.state, 'superseded')));
  return row ?? null;
};

/** Any document of the loan, an owner's and a replaced one included, for staff who print it. */
export const findLoanDocument = async (
  db: Reader,
  { id, applicationId }: { id: string; applicationId: string },
): Promise<WrittenDocumentRow | null> => {
  const [row] = await db
    .select()
    .from(writtenDocuments)
    .where(and(eq(writtenDocuments.applicationId, applicationId), eq(writtenDocuments.id, id)));
  return row ?? null;
};

export const addWrittenDocument = async (tx: Tx, paper: NewWrittenDocument): Promise<void> => {
  await tx.insert(writtenDocuments).values({
    ...paper,
    ...sealedParts(tx, paper),
    content: sealedJsonb(tx.ring, paper.content),
    preparedAt: tx.clock.began(),
  });
};

export const changeWrittenDocument = async (
  db: Db,
  { id, ...change }: Partial<Omit<NewWrittenDocument, 'id'>> & { id: string },
): Promise<void> => {
  await db
    .update(writtenDocuments)
    .set({ ...change, ...sealedParts(db, change) })
    .where(eq(writtenDocuments.id, id));
};

/** For the holder of a sealed file: its document, by fingerprint. */
export const findSealedDocument = async (db: Reader, sha256: Buffer): Promise<WrittenDocumentRow | null> => {
  const [row] = await db.select().from(writtenDocuments).where(eq(writtenDocuments.sealedSha256, sha256));
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
  { applicationId, person, ...changed }: Owner & Partial<Omit<SignerRow, 'applicationId' | 'person'>>,
): Promise<void> => {
  const { signature } = changed;
  const change = { ...changed, ...(signature ? { signature: sealedJsonb(tx.ring, signature) } : {}) };
  await tx
    .insert(signers)
    .values({ applicationId, person, ...change })
    .onConflictDoUpdate({ target: [signers.applicationId, signers.person], set: { applicationId, ...change } });
};

export const saveSealCertificate = async (tx: Tx, certificate: Buffer): Promise<void> => {
  const sha256 = createHash('sha256').update(certificate).digest();
  await tx.insert(sealCertificates).values({ sha256, certificate }).onConflictDoNothing();
};

export const sealCertificatesOf = async (db: Reader): Promise<Buffer[]> =>
  (await db.select().from(sealCertificates)).map(({ certificate }) => certificate);
