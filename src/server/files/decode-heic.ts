import sharp from 'sharp';

type Pixels = { data: Uint8ClampedArray; width: number; height: number };

const MAX_PIXELS = 100_000_000;

/** The main picture, or null when none can be read. */
export const decodeHeic = async (bytes: Uint8Array): Promise<Pixels | null> => {
  // Large, and most files are not HEIC.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  const [image] = images;
  if (!image) return null;
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height === 0 || width * height > MAX_PIXELS) return null;
    const empty = { data: new Uint8ClampedArray(width * height * 4), width, height };
    return await new Promise((resolve) => image.display(empty, resolve));
  } finally {
    for (const each of images) each.free();
  }
};

/** Browsers do not show HEIC. */
export const heicAsJpeg = async (bytes: Uint8Array): Promise<Buffer | null> => {
  const pixels = await decodeHeic(bytes);
  if (!pixels) return null;
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  return sharp(Buffer.from(pixels.data.buffer), { raw }).flatten().jpeg({ quality: 88 }).toBuffer();
};
