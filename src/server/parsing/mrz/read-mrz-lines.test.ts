import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileType } from '#entities/contract/stored-file.ts';
import { withSpooled } from '#server/files/spool.ts';
import { type Passport, passportLines, passportPage } from '#testing/files/passports/passport-page.ts';
import { photographed } from '#testing/files/passports/photographed.ts';
import { people, readable } from '#testing/files/passports/taken-passports.ts';
import { fileParsers } from '../file-parsers.ts';
import type { ParserEnd } from '../parser.ts';
import { drawPdfPage } from '../pdf/draw-pdf-page.ts';
import { readMrzLines } from './read-mrz-lines.ts';

const jpeg = { type: 'image/jpeg', pages: 1 } as const;
const textOf = (one: Passport): string => passportLines(one).join('\n');

describe('the two lines of a passport in a picture', () => {
  it.each(['phone, 2 megapixels', 'on its side'])('are read from one: %s', async (name) => {
    const [one] = people;
    const kind = readable.find((each) => each.name === name);
    if (one === undefined || kind === undefined) throw new Error('No such picture.');
    const photo = await photographed(await passportPage(one, { draw: drawPdfPage }), kind.takes[0]);
    expect(await readMrzLines(photo, jpeg)).toBe(textOf(one));
  });

  it('are read where digits are printed as low as capitals', async () => {
    const [, one] = people;
    if (one === undefined) throw new Error('No passports.');
    const page = await passportPage(one, { draw: drawPdfPage, digits: 0.9 });
    expect(await readMrzLines(await sharp(page).jpeg().toBuffer(), jpeg)).toBe(textOf(one));
  });

  it('are not offered where one letter of them contradicts its check digit', async () => {
    const [one] = people;
    if (one === undefined) throw new Error('No passports.');
    const page = await passportPage(one, { draw: drawPdfPage, misprint: { line: 1, column: 15, letter: '3' } });
    expect(await readMrzLines(await sharp(page).jpeg().toBuffer(), jpeg)).toBeNull();
  });

  it('are read from a scan in a PDF, on its second page too', async () => {
    const [, one] = people;
    const [, kind] = readable;
    if (one === undefined || kind === undefined) throw new Error('No passports.');
    const photo = await photographed(await passportPage(one, { draw: drawPdfPage }), kind.takes[0]);
    const document = new PDFDocument({ size: 'LETTER', margin: 0 });
    const parts: Buffer[] = [];
    const ended = new Promise<void>((resolve) => document.on('end', resolve));
    document.on('data', (part: Buffer) => parts.push(part));
    document.addPage().image(photo, 0, 0, { width: 612 });
    document.end();
    await ended;
    expect(await readMrzLines(Buffer.concat(parts), { type: 'application/pdf', pages: 2 })).toBe(textOf(one));
  });
});

describe('a parser that looks for the lines of a passport', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-mrz-'));
  const ends: ParserEnd[] = [];
  // As the server starts them.
  const limits = { memoryMb: 1000, cpuSeconds: 6, wallMs: 60_000 };
  const parsers = fileParsers({
    ...{ processes: 1, limits, folder, metrics: new Registry(), onEnd: (by: ParserEnd) => ends.push(by) },
  });
  afterAll(() => {
    parsers.stop();
    rmSync(folder, { recursive: true });
  });
  const ask = (bytes: Buffer, type: FileType = 'image/jpeg') =>
    withSpooled({ folder, name: randomUUID(), key: randomBytes(32), source: Readable.from([bytes]) }, (spooled) => {
      if (!spooled) throw new Error('The sample is too large.');
      return parsers.readMrzLines({ file: spooled.file, type, pages: 1 });
    });
  const nothing = { kind: 'done', result: { lines: null } };
  const side = { width: 7300, height: 5480, channels: 3 } as const;

  /** Rows of small squares at one distance: everything looks like a line of a passport. */
  const chessboard = async (size: { width: number; height: number }, square: number): Promise<Buffer> => {
    const { width, height } = size;
    const shades = Buffer.alloc(width * height, 255);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if (x % (2 * square) < square && y % (3 * square) < square) shades[y * width + x] = 20;
    return sharp(shades, { raw: { width, height, channels: 1 } })
      .jpeg()
      .toBuffer();
  };

  it.each([
    [
      'nothing at all, 40 megapixels',
      () =>
        sharp({ create: { ...side, background: '#8a8f80' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'nothing but grain',
      () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const;
        return sharp({ create: { width: 3200, height: 2400, channels: 3, background: '#888', noise } })
          .jpeg()
          .toBuffer();
      },
    ],
    ['small squares, everywhere', () => chessboard({ width: 2400, height: 1800 }, 9)],
  ] as const)('finds none in a picture of %s, within its limits', async (_, picture) => {
    expect(await ask(await picture())).toEqual(nothing);
    expect(ends).toEqual([]);
  });

  it('reads a passport in a picture of 40 megapixels', async () => {
    const [one] = people;
    if (one === undefined) throw new Error('No passports.');
    const page = await passportPage(one, { draw: drawPdfPage });
    const large = await sharp(page).resize({ width: 7300 }).jpeg().toBuffer();
    expect(await ask(large)).toEqual({ kind: 'done', result: { lines: textOf(one) } });
    expect(ends).toEqual([]);
  });

  it('ends at a torn picture, as every parser does, and reads the next one', async () => {
    const [one] = people;
    if (one === undefined) throw new Error('No passports.');
    const photo = await sharp(await passportPage(one, { draw: drawPdfPage }))
      .jpeg()
      .toBuffer();
    expect(await ask(photo.subarray(0, photo.length / 2))).toEqual({ kind: 'ended' });
    expect(await ask(photo)).toEqual({ kind: 'done', result: { lines: textOf(one) } });
  });
});
