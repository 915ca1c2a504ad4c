import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readLicense } from '#rules/id-reading/read-license.ts';
import { licenseBack } from '#testing/files/license-back.ts';
import { readPdf417 } from './read-pdf417.ts';

const back = await licenseBack({ firstName: 'ALMA', lastName: 'REYES', birthDate: '04121986' });
const desk = { background: '#c8b49a' };

/** A card on a desk, as a phone held over it sees it: turned, a little out of focus, darker than paper. */
const photographed = async (degrees: number): Promise<Buffer> => {
  const card = await sharp(back).resize({ width: 2100 }).rotate(degrees, desk).blur(0.8).toBuffer();
  return sharp(card)
    .extend({ top: 120, bottom: 120, left: 160, right: 160, ...desk })
    .linear(0.8, 10)
    .jpeg({ quality: 75 })
    .toBuffer();
};

describe('the barcode of a license', () => {
  it.each([0, 2, -4, 6, -7, 8, -10, 12, 90, 176, 270])('is read from a photo turned by %i degrees', async (degrees) => {
    const [text = ''] = await readPdf417(await photographed(degrees), { type: 'image/jpeg', pages: 1 });
    expect(readLicense(text)).toMatchObject({ firstName: 'ALMA', lastName: 'REYES', birthDate: '1986-04-12' });
  });

  it('is not found where there is none', async () => {
    const front = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#dde3e0' } })
      .jpeg()
      .toBuffer();
    expect(await readPdf417(front, { type: 'image/jpeg', pages: 1 })).toEqual([]);
  });
});
