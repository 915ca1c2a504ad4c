import sharp, { type Sharp } from 'sharp';
import type { FileType } from '#entities/contract/stored-file.ts';
import { decodeHeic } from '../decode-heic.ts';
import { drawPdfPage } from '../pdf/draw-pdf-page.ts';

export type Picture = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** Twice what the largest phone cameras and scanners make. */
const MOST_PIXELS = 100_000_000;

const heicPicture = async (bytes: Buffer): Promise<Sharp | null> => {
  const decoded = await decodeHeic(bytes);
  if (decoded.kind === 'none') return null;
  const { data, width, height } = decoded.pixels;
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
};

/** The pixels of one page on white, as a camera or a scanner held it; null where there is no such page. */
export const pagePicture = async (
  bytes: Buffer,
  { type, page, width }: { type: FileType; page: number; width: number },
): Promise<Picture | null> => {
  const source =
    type === 'application/pdf'
      ? await drawPdfPage(bytes, { page, width })
      : type === 'image/heic'
        ? await heicPicture(bytes)
        : sharp(bytes, { page: page - 1, limitInputPixels: MOST_PIXELS, sequentialRead: true }).autoOrient();
  if (source === null) return null;
  const { data, info } = await source
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
};
