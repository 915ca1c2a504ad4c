import { createHash } from 'node:crypto';
import type { Container } from '#server/container.ts';
import { findSealedDocument, sealCertificatesOf } from '#server/db/repos/loan/written-documents.ts';
import { checkSeal } from '#server/documents/check-seal.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';

export type SealVerdict =
  | { kind: 'notSealed' | 'foreign' | 'changed' }
  | {
      kind: 'unchanged';
      sealedAt: string;
      sha256: string;
      /** Only for a file exactly as we sealed it: the stamp itself is outside of what the seal covers. */
      stamp: { at: string; by: string } | null;
      paper: { title: string; by: string; signedAt: string | null } | null;
    };

/** The verification result for the holder of a file. Nothing of it is kept. */
export const verifyDocument = async (container: Container, file: Buffer): Promise<SealVerdict> => {
  const own = [sealCertificate(container.sealKey()), ...(await sealCertificatesOf(container.database.db))];
  const seal = checkSeal(file, own);
  if (seal.kind !== 'unchanged') return seal;
  const sha256 = createHash('sha256').update(file).digest();
  const row = await findSealedDocument(container.database.db, sha256);
  return {
    kind: 'unchanged',
    sealedAt: seal.sealedAt.toISOString(),
    sha256: sha256.toString('hex'),
    stamp: row && seal.stamp && { at: seal.stamp.at.toISOString(), by: seal.stamp.by },
    paper: row && {
      title: container.words.writtenDocumentNames[row.kind],
      by: row.content.recipient,
      signedAt: row.signedAt?.toISOString() ?? null,
    },
  };
};
