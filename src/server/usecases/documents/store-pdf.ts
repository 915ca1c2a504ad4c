import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { addFile, findSameFile, wrapFileKey } from '#server/db/repos/loan/files.ts';
import { cipherOf } from '#server/db/sealed/ring-cipher.ts';
import type { DocumentPdf } from '#server/documents/document-pdf.ts';
import { newFileKey } from '#server/files/chunk-cipher.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { withSpooled } from '#server/files/spool.ts';
import type { Subject } from '#server/vendors/port.ts';

export type StoredPdf = { fileId: string; sha256: Buffer };

/** Puts one of our PDFs into the file storage, sealed like every file. If the transaction fails, a job removes it. */
export const storePdf = async (
  container: Container,
  { tx, subject, name, pdf }: { tx: Tx; subject: Subject; name: string; pdf: Pick<DocumentPdf, 'bytes' | 'pages'> },
): Promise<StoredPdf> => {
  const [id, key, storageKey] = [randomUUID(), newFileKey(cipherOf(container.ring.current)), randomUUID()];
  const folder = incomingFolder(container.env);
  return withSpooled({ folder, name: id, key, source: Readable.from([pdf.bytes]) }, async (spooled) => {
    if (!spooled) throw new AppError('unavailable');
    await container.jobs.enqueueAtOnce('forgetAbandonedUpload', { storageKey });
    await container.files.putFile(storageKey, spooled.sealed);
    const { size, sha256 } = spooled;
    const { applicationId, person } = subject;
    const row: Parameters<typeof addFile>[1] = {
      ...{ id, applicationId, person, propertyId: null, subjectId: null, documentType: 'paper', name: `${name}.pdf` },
      ...{ size, sha256, type: 'application/pdf', pages: pdf.pages, state: 'clean', storageKey },
      ...wrapFileKey(container.ring, { id, key }),
    };
    // A document whose text did not change with the terms is the same file again.
    const kept = (await addFile(tx, row)) ?? (await findSameFile(tx, row));
    if (!kept) throw new AppError('unavailable');
    return { fileId: kept.id, sha256 };
  });
};
