import { createHash } from 'node:crypto';
import type { Container } from '#server/container.ts';
import { findSealedPaper, sealCertificatesOf } from '#server/db/repos/loan/papers.ts';
import { checkSeal } from '#server/paper/check-seal.ts';
import { sealCertificate } from '#server/paper/seal-key.ts';

export type PaperVerdict =
  | { kind: 'notSealed' | 'foreign' | 'changed' }
  | {
      kind: 'unchanged';
      sealedAt: string;
      sha256: string;
      paper: { title: string; by: string; signedAt: string | null } | null;
    };

/** What can be said of a file to whoever holds it. Nothing of it is kept. */
export const verifyPaper = async (container: Container, file: Buffer): Promise<PaperVerdict> => {
  const own = [sealCertificate(container.sealKey()), ...(await sealCertificatesOf(container.database.db))];
  const seal = checkSeal(file, own);
  if (seal.kind !== 'unchanged') return seal;
  const sha256 = createHash('sha256').update(file).digest();
  const row = await findSealedPaper(container.database.db, sha256);
  return {
    kind: 'unchanged',
    sealedAt: seal.sealedAt.toISOString(),
    sha256: sha256.toString('hex'),
    paper: row && {
      title: container.words.paperNames[row.kind],
      by: row.content.recipient,
      signedAt: row.signedAt?.toISOString() ?? null,
    },
  };
};
