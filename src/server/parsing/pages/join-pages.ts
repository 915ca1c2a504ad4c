import type { PDFDocument } from '@cantoo/pdf-lib';
import type { FileType } from '#entities/contract/stored-file.ts';
import { pageAsJpeg } from './page-as-jpeg.ts';

export type JoinedPart = { bytes: Buffer; type: FileType; pages: readonly number[] };

/** A picture becomes a page as wide as a letter, fine enough to print. */
const PICTURE = { pixels: 2000, points: 612 } as const;

const addPicture = async (into: PDFDocument, part: JoinedPart, page: number): Promise<boolean> => {
  const jpeg = await pageAsJpeg(part.bytes, { type: part.type, page, width: PICTURE.pixels });
  if (jpeg === null) return false;
  const picture = await into.embedJpg(jpeg);
  const height = (PICTURE.points * picture.height) / picture.width;
  into.addPage([PICTURE.points, height]).drawImage(picture, { x: 0, y: 0, width: PICTURE.points, height });
  return true;
};

/** False where a page cannot be taken over, as from a PDF locked against changes. */
const addPart = async (into: PDFDocument, part: JoinedPart): Promise<boolean> => {
  if (part.type !== 'application/pdf') {
    for (const page of part.pages) if (!(await addPicture(into, part, page))) return false;
    return true;
  }
  const { PDFDocument: Pdf } = await import('@cantoo/pdf-lib');
  const source = await Pdf.load(part.bytes, { updateMetadata: false }).catch(() => null);
  if (source === null || part.pages.some((page) => page > source.getPageCount())) return false;
  const copied = await into.copyPages(
    source,
    part.pages.map((page) => page - 1),
  );
  for (const page of copied) into.addPage(page);
  return true;
};

/** One PDF of these pages in this order; null where one of them cannot be taken over. */
export const joinPages = async (parts: readonly JoinedPart[]): Promise<Uint8Array | null> => {
  // Large, and most files stay as they came.
  const { PDFDocument: Pdf } = await import('@cantoo/pdf-lib');
  const joined = await Pdf.create();
  for (const part of parts) if (!(await addPart(joined, part))) return null;
  // Pages that look alike, such as blank ones, still make files that differ.
  joined.setSubject(parts.map(({ pages }) => pages.join(', ')).join('; '));
  return joined.save();
};

/** The pages after a letter of our own, which keeps its tags for screen readers; in the plain form that can be sealed. */
export const appendPages = async (letter: Buffer, parts: readonly JoinedPart[]): Promise<Uint8Array | null> => {
  const { PDFDocument: Pdf } = await import('@cantoo/pdf-lib');
  const joined = await Pdf.load(letter, { updateMetadata: false });
  for (const part of parts) if (!(await addPart(joined, part))) return null;
  return joined.save({ useObjectStreams: false });
};
