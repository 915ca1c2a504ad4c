import { z } from 'zod';
import { documentPages } from '#entities/contract/documents/document-pages.ts';
import type { Container } from '#server/container.ts';
import { type Reading, reviewedFile } from './reviewed-file.ts';
import { withSpooledFile } from './with-spooled-file.ts';

export const readDocumentResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), content: documentPages }),
  z.object({ kind: z.literal('notReadable') }),
]);
type ReadDocument = z.infer<typeof readDocumentResult>;

/** The pages of a document and the text on them, read each time they are opened: no copy of the text is kept. */
export const readDocument = async (container: Container, reading: Reading): Promise<ReadDocument> => {
  const row = await reviewedFile(container, reading);
  const read = await withSpooledFile(container, row, (file) => container.parsers.readPages({ file, type: row.type }));
  return read?.found ? { kind: 'read', content: read.found } : { kind: 'notReadable' };
};
