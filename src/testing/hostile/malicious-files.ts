import { deflateRawSync, deflateSync } from 'node:zlib';
import { emptyZip, lockedPdf, sampleHeic, sampleImage, samplePdf } from '../sample-files.ts';
import { heicGrid } from './hostile-heic.ts';
import {
  activePdfs,
  CATALOG,
  PAGE,
  PAGES,
  packedBomb,
  packedPdf,
  pdfOf,
  pdfStream,
  repeatedObject,
  tableBomb,
} from './hostile-pdfs.ts';

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

const crcTable = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
const crc = (bytes: Buffer): number => {
  let value = -1;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return ~value;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([text(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc(body))]);
};
/** A picture whose few bytes of one color unpack to all of its pixels. */
const pngBomb = (width: number, height: number, extra: Buffer[] = []): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])])),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 20_000)), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** The size a JPEG claims in its frame header. */
const resizedJpeg = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await sampleImage('jpeg');
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytes;
};
const tiffOf = (width: number, height: number, { next = 0, compression = 1 } = {}): Buffer => {
  const entries: [tag: number, type: number, value: number][] = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, compression],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, 100],
  ];
  const bytes = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(entries.length, 8);
  for (const [at, [tag, type, value]] of entries.entries()) {
    const from = 10 + at * 12;
    bytes.writeUInt16LE(tag, from);
    bytes.writeUInt16LE(type, from + 2);
    bytes.writeUInt32LE(1, from + 4);
    bytes.writeUInt32LE(value, from + 8);
  }
  bytes.writeUInt32LE(next, bytes.length - 4);
  return bytes;
};
const webpOf = (width: number, height: number): Buffer => {
  const flags = Buffer.alloc(10);
  flags.writeUIntLE(width - 1, 4, 3);
  flags.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([text('WEBPVP8X'), Buffer.from([10, 0, 0, 0]), flags]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([text('RIFF'), size, body]);
};
const zipOf = (name: string, data: Buffer): Buffer => {
  const packed = deflateRawSync(data, { level: 1 });
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(data.length, 8);
  const nameLength = Buffer.from([name.length, 0, 0, 0]);
  const head = Buffer.concat([text('PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0'), sizes, nameLength, text(name)]);
  return Buffer.concat([head, packed, emptyZip()]);
};

const page = (entries: string): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${entries} >>`;
const image = (entries: string, data: Buffer): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    page('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>'),
    pdfStream('', '/I Do'),
    pdfStream(`/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8 ${entries}`, data),
  ]);

const pdfs = (): Record<string, () => Buffer> => ({
  'table of 10 M entries': () => tableBomb(10_000_000),
  'table of 50 M entries': () => tableBomb(50_000_000),
  'table of 100 M entries': () => tableBomb(100_000_000),
  'table of 1,000 M entries of no width': () => tableBomb(1_000_000_000, 0),
  'packed objects of 100 MB': () => packedBomb(100_000_000),
  'packed objects of 200 MB': () => packedBomb(200_000_000),
  'packed objects of 200 MB in brackets': () => packedBomb(200_000_000, '['),
  'packed objects of 60 MB of names': () => packedBomb(10_000_000, '/abcde'),
  'the same object 19 MB long': () => repeatedObject(19_000_000),
  'the same object 2 MB long': () => repeatedObject(2_000_000),
  'overlapping objects': () => text(`%PDF-1.7\n${`1 0 obj\n${' '.repeat(70)}`.repeat(250_000)}`),
  'five million names': () =>
    text(`%PDF-1.7\n1 0 obj <<${Array.from({ length: 5_000_000 }, (_, at) => `/a${at}`).join(' ')}`),
  'arrays nested ten million deep': () => pdfOf([CATALOG, PAGES, page(`/A ${'['.repeat(10_000_000)}`)]),
  'dictionaries nested a million deep': () => pdfOf([CATALOG, PAGES, page(`/A ${'<</B'.repeat(1_000_000)}`)]),
  'string never closed, 20 MB': () => pdfOf([CATALOG, PAGES, `(${'('.repeat(20_000_000)}`]),
  'pages that are their own children': () => pdfOf([CATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'pages in a ring': () =>
    pdfOf([
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 9 >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 9 /Parent 2 0 R >>',
    ]),
  'page tree a hundred thousand deep': () =>
    pdfOf([
      CATALOG,
      ...Array.from({ length: 100_000 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`),
      PAGE,
    ]),
  'a million kids': () =>
    pdfOf([CATALOG, `<< /Type /Pages /Kids [${'3 0 R '.repeat(1_000_000)}] /Count 1000000 >>`, PAGE]),
  'table with huge columns': () =>
    text(
      `%PDF-1.7\n1 0 obj\n<< /Type /XRef /W [1 4 1] /Size 9 /Root 1 0 R /DecodeParms << /Predictor 12 /Columns 2147483647 >> /Filter /FlateDecode /Length 8 >>\nstream\nx\nendstream\nendobj\nstartxref\n9\n%%EOF\n`,
    ),
  'picture that inflates to 300 MB': () =>
    image('/Width 20000 /Height 15000 /Filter /FlateDecode', deflateSync(Buffer.alloc(300_000_000), { level: 1 })),
  'locked by a password': lockedPdf,
  'cut off': () => samplePdf({ pages: 4 }).subarray(0, 60),
  'only a beginning': () => text('%PDF-1.7\n'),
  'PDF and archive': () => Buffer.concat([samplePdf(), emptyZip()]),
  'PDF and page': () => Buffer.concat([samplePdf(), text('<html><script>1</script>')]),
});

const pictures = (): Record<string, () => Buffer | Promise<Buffer>> => ({
  'HEIC of 63 megapixels': () => heicGrid({ columns: 32, rows: 31 }),
  'HEIC of 3,276 megapixels': () => heicGrid({ columns: 256, rows: 200 }),
  'HEIC cut off': () => sampleHeic().subarray(0, 500),
  'PNG of 900 megapixels': () => pngBomb(30_000, 30_000),
  'PNG of 4 billion columns': () => pngBomb(2_147_483_647, 1),
  'PNG cut off': async () => (await sampleImage('png')).subarray(0, 60),
  'PNG and archive': async () => Buffer.concat([await sampleImage('png'), emptyZip()]),
  'JPEG of 4,294 megapixels': () => resizedJpeg(65_500, 65_500),
  'JPEG cut off': async () => (await sampleImage('jpeg')).subarray(0, 200),
  'JPEG and script': async () => Buffer.concat([await sampleImage('jpeg'), text('<script>1</script>')]),
  'TIFF of 1,600 megapixels': () => tiffOf(40_000, 40_000),
  'TIFF of an unknown packing': () => tiffOf(8, 8, { compression: 34_712 }),
  'WebP of 268 megapixels': () => webpOf(16_383, 16_383),
  'GIF of 4,294 megapixels': () => text('GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0\x02\0;'),
});

const others = (): Record<string, () => Buffer> => ({
  nothing: () => Buffer.alloc(0),
  'SVG with a script': () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'SVG of entities': () => text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb">]><svg>&b;</svg>'),
  'page with a script': () => text('<html><script>alert(1)</script></html>'),
  program: () => text(`MZ\x90\0${'\0'.repeat(500)}`),
  'program for Linux': () => text(`\x7fELF\x02\x01\x01${'\0'.repeat(500)}`),
  'archive of 200 MB': () => zipOf('a.bin', Buffer.alloc(200_000_000)),
  'text document of 100 MB': () => zipOf('[Content_Types].xml', Buffer.alloc(100_000_000)),
  'plain text': () => text('hello'),
  '50 MB of zeros': () => Buffer.alloc(50_000_000),
});

/** Odd, but every reader shows a page of them: kept or refused, they must only cost nobody anything. */
export const oddFiles = (): Record<string, () => Buffer> => ({
  'two thousand million pages': () => pdfOf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>', PAGE]),
  'table in a ring': () => Buffer.from(samplePdf().toString('latin1').replace('/Root', '/Prev 9 /Root'), 'latin1'),
  'objects whose length is another object in a ring': () =>
    pdfOf([CATALOG, PAGES, page('/Contents 4 0 R'), '<< /Length 4 0 R >>\nstream\nx\nendstream']),
  'packed objects that extend themselves': () =>
    packedPdf([CATALOG, PAGES, PAGE], { entries: '/Type /ObjStm /Extends 4 0 R' }),
  'PNG with 40 MB of packed text': () =>
    pngBomb(8, 8, [chunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(40_000_000), { level: 1 })]))]),
  'TIFF with pages in a ring': () => tiffOf(8, 8, { next: 8 }),
});

export const maliciousFiles = (): Record<string, () => Buffer | Promise<Buffer>> => ({
  ...pdfs(),
  ...Object.fromEntries(Object.entries(activePdfs()).map(([name, bytes]) => [`PDF with ${name}`, () => bytes])),
  ...pictures(),
  ...others(),
});
