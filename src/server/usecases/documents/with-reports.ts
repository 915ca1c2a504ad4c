import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { FileRow } from '#server/db/repos/loan/files.ts';
import { type DocumentPdf, documentPdf } from '#server/documents/document-pdf.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { withPagesAfter } from '#server/joined-pdf.ts';
import { readStored } from './open-file.ts';

const allOf = (pages: number): number[] => Array.from({ length: pages }, (_, at) => at + 1);

/** The letter, and after it every page of these reports. Null where one of them cannot be copied. */
export const withReports = async (
  container: Container,
  { content, reports }: { content: WrittenDocument; reports: readonly FileRow[] },
): Promise<DocumentPdf | null> => {
  const letter = await documentPdf(content);
  const { bytes, pages } = letter;
  if (reports.length === 0) return letter;
  const joined = await withPagesAfter(
    { parsers: container.parsers, folder: incomingFolder(container.env) },
    {
      letter: { source: Readable.from([bytes]), type: 'application/pdf', pages: allOf(pages) },
      parts: reports.map((row) => ({
        ...{ source: readStored(container, row).bytes({ start: 0, end: row.size - 1 }), type: row.type },
        pages: allOf(row.pages),
      })),
    },
  );
  if (joined.kind === 'busy') throw new AppError('unavailable');
  if (joined.kind !== 'joined') return null;
  return { ...letter, bytes: await buffer(joined.bytes), pages: reports.reduce((sum, row) => sum + row.pages, pages) };
};
