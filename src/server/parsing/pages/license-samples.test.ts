import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readLicense } from '#rules/id-reading/read-license.ts';
import samples from '#testing/files/licenses/samples.json' with { type: 'json' };
import { readPdf417 } from './read-pdf417.ts';

const pictureOf = (name: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(`#testing/files/licenses/${name}`)));

/** The barcode on a card that lies askew on a desk. */
const photographed = async (barcode: Buffer): Promise<Buffer> => {
  const card = await sharp(barcode)
    .extend({ top: 160, bottom: 200, left: 60, right: 60, background: '#fff' })
    .resize({ width: 2000 })
    .toBuffer();
  return sharp(card).rotate(-5, { background: '#c8b49a' }).blur(0.7).jpeg({ quality: 78 }).toBuffer();
};

const inPdf = async (barcode: Buffer): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'LETTER' });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.on('data', (part: Buffer) => parts.push(part));
  document.image(barcode, 120, 200, { width: 260 });
  document.end();
  await ended;
  return Buffer.concat(parts);
};

describe('every published sample of a license', () => {
  it('is among them, one for each way names were coded', () => expect(samples).toHaveLength(4));

  it.each(samples)('is read letter by letter: $picture', async ({ picture, payload, ...said }) => {
    const bytes = await pictureOf(picture);
    expect(await readPdf417(bytes, { type: 'image/png', pages: 1 })).toEqual([payload]);
    expect(readLicense(payload)).toMatchObject({
      ...said,
      ...{ street: '789 E OAK ST', city: 'ANYTOWN', state: 'CA', zip: '90223' },
    });
  });

  it.each(samples)('is read from a photo and from a PDF: $picture', async ({ picture, payload }) => {
    const bytes = await pictureOf(picture);
    expect(await readPdf417(await photographed(bytes), { type: 'image/jpeg', pages: 1 })).toEqual([payload]);
    expect(await readPdf417(await inPdf(bytes), { type: 'application/pdf', pages: 1 })).toEqual([payload]);
  });
});
