import sharp from 'sharp';
import type { FileType } from '#entities/contract/stored-file.ts';
import { pagePicture } from './page-picture.ts';

/** Small print stays legible: no color is averaged over neighboring pixels. */
const LOOK = { quality: 85, chromaSubsampling: '4:4:4' } as const;

/** One page as every browser shows it, or null where it cannot be drawn. */
export const pageAsJpeg = async (
  bytes: Buffer,
  wanted: { type: FileType; page: number; width: number },
): Promise<Buffer | null> => {
  const picture = await pagePicture(bytes, wanted);
  if (picture === null) return null;
  const { data, width, height, channels } = picture;
  return sharp(data, { raw: { width, height, channels } }).jpeg(LOOK).toBuffer();
};
