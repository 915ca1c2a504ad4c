import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findSealedDocument, sealCertificatesOf } from '#server/db/repos/loan/written-documents.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { type Spooled, withSpooled } from '#server/files/spool.ts';

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
export const verifyDocument = async (container: Container, body: AsyncIterable<Uint8Array>): Promise<SealVerdict> => {
  const folder = incomingFolder(container.env);
  return withSpooled({ folder, name: randomUUID(), key: randomBytes(32), source: body }, async (spooled) => {
    if (!spooled) throw new AppError('tooLarge');
    if (spooled.size === 0) throw new AppError('invalidInput');
    return verdictOn(container, spooled);
  });
};

const verdictOn = async (container: Container, { file, sha256 }: Spooled): Promise<SealVerdict> => {
  const own = [sealCertificate(container.sealKey()), ...(await sealCertificatesOf(container.database.db))];
  const certificates = own.map((certificate) => certificate.toString('base64'));
  const parsed = await container.parsers.checkSeal({ file, certificates });
  if (parsed.kind === 'busy') throw new AppError('unavailable');
  // None of our documents stops a parser.
  const seal = parsed.kind === 'done' ? parsed.result : { kind: 'changed' as const };
  if (seal.kind !== 'unchanged') return seal;
  const row = await findSealedDocument(container.database.db, sha256);
  return {
    kind: 'unchanged',
    sealedAt: seal.sealedAt,
    sha256: sha256.toString('hex'),
    stamp: row && seal.stamp,
    paper: row && {
      title: container.words.writtenDocumentNames[row.kind],
      by: row.content.recipient,
      signedAt: row.signedAt?.toISOString() ?? null,
    },
  };
};
