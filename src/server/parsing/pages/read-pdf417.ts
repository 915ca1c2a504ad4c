import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FileType } from '#entities/contract/stored-file.ts';
import { pagePicture } from './page-picture.ts';

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

const readPicture = async (bytes: Buffer, wanted: { type: FileType; page: number; width: number }) => {
  const picture = await pagePicture(bytes, wanted);
  if (picture === null) return [];
  const { data, width, height, channels } = picture;
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

/** The contents of the PDF417 barcodes in a picture, as on the back of a license. */
export const readPdf417 = async (
  bytes: Buffer,
  { type, pages }: { type: FileType; pages: number },
): Promise<string[]> => {
  for (let page = 1; page <= Math.min(pages, MOST_PAGES); page += 1)
    for (const width of WIDTHS) {
      const found = await readPicture(bytes, { type, page, width });
      if (found.length > 0) return found;
    }
  return [];
};
