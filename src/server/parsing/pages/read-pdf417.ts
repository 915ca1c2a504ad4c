import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { FileType } from '#entities/contract/stored-file.ts';
import { isWholeLicense } from '#entities/text/whole-license.ts';
import { type Picture, pagePicture } from './page-picture.ts';

/** Fine enough for the narrow bars on a license that fills the picture, and coarse enough for a photo of a desk. */
const WIDTHS = [2000, 1200] as const;
const MOST_PAGES = 2;
const MOST_LETTERS = 4000;

let loading: Promise<typeof import('zxing-wasm/reader')> | null = null;

/** The program comes from our own folder; the library would fetch it from elsewhere. */
const readerOnce = async () => {
  loading ??= import('zxing-wasm/reader').then(async (reader) => {
    const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
    await reader.prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(wasm).buffer },
      fireImmediately: true,
    });
    return reader;
  });
  return loading;
};

/** The bars are found up to two degrees off level; a card that lies askew is turned back step by step. */
const TURNS = [4, -4, 8, -8, 12, -12] as const;
/** Coarser, so that all turns of a photo without a barcode stay within what a file may take. */
const ASKEW_WIDTH = 1600;

const turned = async (picture: Picture, degrees: number): Promise<Picture> => {
  const { data, width, height, channels } = picture;
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels } })
    .rotate(degrees, { background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: pixels, width: info.width, height: info.height, channels };
};

const barcodesIn = async ({ data, width, height, channels }: Picture): Promise<string[]> => {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    for (let part = 0; part < 3; part += 1) pixels[at * 4 + part] = data[at * channels + part] ?? 255;
  const { readBarcodes } = await readerOnce();
  const found = await readBarcodes(
    { data: pixels, width, height, colorSpace: 'srgb' },
    { formats: ['PDF417'], textMode: 'Plain', tryHarder: true, tryRotate: true, maxNumberOfSymbols: 2 },
  );
  return found.filter(({ isValid }) => isValid).map(({ text }) => text.slice(0, MOST_LETTERS));
};

/** Every way a page is looked at: level and large, level and coarse, then turned. */
async function* looksAt(bytes: Buffer, { type, pages }: { type: FileType; pages: readonly number[] }) {
  for (const page of pages)
    for (const width of WIDTHS) {
      const picture = await pagePicture(bytes, { type, page, width });
      if (picture !== null) yield picture;
    }
  for (const page of pages) {
    const picture = await pagePicture(bytes, { type, page, width: ASKEW_WIDTH });
    if (picture !== null) for (const degrees of TURNS) yield turned(picture, degrees);
  }
}

/** The contents of the PDF417 barcodes in a picture, as on the back of a license: a whole one before any that may be torn. */
export const readPdf417 = async (
  bytes: Buffer,
  { type, pages }: { type: FileType; pages: number },
): Promise<string[]> => {
  const torn: string[] = [];
  const shown = Array.from({ length: Math.min(pages, MOST_PAGES) }, (_, at) => at + 1);
  for await (const picture of looksAt(bytes, { type, pages: shown })) {
    const found = await barcodesIn(picture);
    if (found.some(isWholeLicense)) return found.filter(isWholeLicense);
    torn.push(...found);
  }
  return torn;
};
