import { describe, expect, it } from 'vitest';
import { emptyZip, lockedPdf, sampleImage, samplePdf } from '#testing/sample-files.ts';
import { inspectFile } from './inspect-file.ts';

const [jpeg, png, webp, tiff] = await Promise.all((['jpeg', 'png', 'webp', 'tiff'] as const).map(sampleImage));
if (!jpeg || !png || !webp || !tiff) throw new Error('The sample images were not made.');

describe('a file', () => {
  it.each([
    ['PDF', samplePdf({ pages: 3 }), { type: 'application/pdf', pages: 3 }],
    ['PDF with blank lines behind it', Buffer.concat([samplePdf(), Buffer.from('\r\n\n')]), { pages: 1 }],
    ['JPEG', jpeg, { type: 'image/jpeg', pages: 1 }],
    ['JPEG with a second picture behind it', Buffer.concat([jpeg, jpeg]), { type: 'image/jpeg' }],
    ['PNG', png, { type: 'image/png', pages: 1 }],
    ['WebP', webp, { type: 'image/webp', pages: 1 }],
    ['TIFF', tiff, { type: 'image/tiff', pages: 1 }],
  ])('that is a %s is taken for what it is', async (_, bytes, expected) => {
    expect(await inspectFile(bytes)).toMatchObject({ kind: 'fine', ...expected });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a program', Buffer.from(`MZ\x90\0${'\0'.repeat(200)}`, 'latin1'), 'typeNotAccepted'],
    ['a page with script', Buffer.from('<html><script>alert(1)</script></html>'), 'typeNotAccepted'],
    ['plain text', Buffer.from('hello'), 'typeNotAccepted'],
    ['an archive', emptyZip(), 'typeNotAccepted'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'typeNotAccepted'],
    ['a locked PDF', lockedPdf(), 'lockedPdf'],
    ['a PDF without a page', samplePdf({ pages: 0 }), 'brokenPdf'],
    ['half a PDF', samplePdf({ pages: 4 }).subarray(0, 60), 'brokenPdf'],
    ['half a JPEG', jpeg.subarray(0, 200), 'brokenImage'],
    ['a PNG without its picture', png.subarray(0, 40), 'brokenImage'],
    ['a HEIC without its picture', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'brokenImage'],
    ['a PDF that begins late', Buffer.concat([jpeg.subarray(0, 100), samplePdf()]), 'disguised'],
    ['a picture with an archive behind it', Buffer.concat([png, emptyZip()]), 'disguised'],
    ['a PDF with an archive behind it', Buffer.concat([samplePdf(), emptyZip()]), 'disguised'],
    ['a JPEG with a script behind it', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'disguised'],
    ['a PDF with a page behind it', Buffer.concat([samplePdf(), Buffer.from('<html>')]), 'disguised'],
    ['a PDF with much behind it', Buffer.concat([samplePdf(), Buffer.alloc(5000, 'z')]), 'disguised'],
    ['a WebP with something behind it', Buffer.concat([webp, Buffer.from('more')]), 'disguised'],
  ])('that is %s is refused with its reason', async (_, bytes, reason) => {
    expect(await inspectFile(bytes)).toEqual({ kind: 'refused', reason });
  });
});
