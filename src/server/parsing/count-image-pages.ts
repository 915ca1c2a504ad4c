import sharp from 'sharp';
import type { FileRefusal } from '#entities/contract/stored-file.ts';

/** Twice what the largest phone cameras and scanners make. */
const MOST_PIXELS = 100_000_000;
const MOST_PAGES = 500;

// One file at a time in a process of its own: nothing to share, nothing to keep.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadTiff', 'VipsForeignLoadWebp'],
});

/** How many pictures, or why they cannot be used. */
export const countImagePages = async (bytes: Buffer): Promise<number | FileRefusal> => {
  try {
    const { pages = 1, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS || pages > MOST_PAGES) return 'tooManyPixels';
    // Only decoding proves that there is a picture.
    await sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .resize(16, 16)
      .raw()
      .toBuffer();
    return pages;
  } catch {
    return 'brokenImage';
  }
};
