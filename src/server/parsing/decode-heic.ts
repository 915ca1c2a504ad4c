import sharp from 'sharp';
import type { FileRefusal } from '#entities/contract/stored-file.ts';

type Pixels = { data: Uint8ClampedArray; width: number; height: number };
export type DecodedHeic = { kind: 'picture'; pixels: Pixels } | { kind: 'none'; reason: FileRefusal };

/** The largest pictures phones take are 48 megapixels; this decoder holds several copies of one. */
const MOST_PIXELS = 50_000_000;

const none = (reason: FileRefusal): DecodedHeic => ({ kind: 'none', reason });

/** The main picture, or why there is none. */
export const decodeHeic = async (bytes: Uint8Array): Promise<DecodedHeic> => {
  // Large, and most files are not HEIC.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  const [image] = images;
  if (!image) return none('brokenImage');
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height === 0) return none('brokenImage');
    if (width * height > MOST_PIXELS) return none('tooManyPixels');
    const empty = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const pixels = await new Promise<Pixels | null>((resolve) => image.display(empty, resolve));
    return pixels ? { kind: 'picture', pixels } : none('brokenImage');
  } finally {
    for (const each of images) each.free();
  }
};

/** Browsers do not show HEIC. */
export const heicAsJpeg = async (bytes: Uint8Array): Promise<Buffer | null> => {
  const decoded = await decodeHeic(bytes);
  if (decoded.kind === 'none') return null;
  const { data, width, height } = decoded.pixels;
  const raw = { width, height, channels: 4 as const };
  return sharp(Buffer.from(data.buffer), { raw }).flatten().jpeg({ quality: 88 }).toBuffer();
};
