import sharp from 'sharp';
import type { DocumentPages } from '#entities/contract/documents/document-pages.ts';
import type { FileType } from '#entities/contract/stored-file.ts';
import { decodeHeic } from '../decode-heic.ts';
import { readPdfPages } from '../pdf/read-pdf-pages.ts';

/** A picture has no text of its own. */
const pictures = (sizes: { width: number; height: number }[]): DocumentPages => ({
  pages: sizes.map(({ width, height }) => ({ width, height, runs: [] })),
  read: 0,
});

/** The pages of a file and the text on them; null where it cannot be read. */
export const readPages = async (bytes: Buffer, type: FileType): Promise<DocumentPages | null> => {
  if (type === 'application/pdf') return readPdfPages(bytes);
  if (type === 'image/heic') {
    const decoded = await decodeHeic(bytes);
    return decoded.kind === 'none' ? null : pictures([decoded.pixels]);
  }
  const { pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return pictures(Array.from({ length: pages }, () => autoOrient));
};
