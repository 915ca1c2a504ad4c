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

/** One PDF of these pages in this order; null where one of them cannot be taken over, as from a PDF locked against changes. */
export const joinPages = async (parts: readonly JoinedPart[]): Promise<Uint8Array | null> => {
  // Large, and most files stay as they came.
  const { PDFDocument: Pdf } = await import('@cantoo/pdf-lib');
  const joined = await Pdf.create();
  for (const part of parts) {
    if (part.type === 'application/pdf') {
      const source = await Pdf.load(part.bytes, { updateMetadata: false }).catch(() => null);
      if (source === null || part.pages.some((page) => page > source.getPageCount())) return null;
      const copied = await joined.copyPages(
        source,
        part.pages.map((page) => page - 1),
      );
      for (const page of copied) joined.addPage(page);
    } else for (const page of part.pages) if (!(await addPicture(joined, part, page))) return null;
  }
  return joined.save();
};
