import { writeFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { drawPdfPage } from '#server/parsing/pdf/draw-pdf-page.ts';

/**
 * Makes src/server/parsing/mrz/letter-shapes.generated.ts from an outline font of OCR-B:
 * node scripts/make-letter-shapes.ts <OCRB.otf>
 */
const [font] = process.argv.slice(2);
if (font === undefined) throw new Error('usage: node scripts/make-letter-shapes.ts <OCRB.otf>');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
const WIDE = 20;
const HIGH = 28;
/** Each point of a shape is the mean of this many, squared. */
const FINE = 8;

const document = new PDFDocument({ size: [WIDE * ALPHABET.length, HIGH], margin: 0 });
const parts: Buffer[] = [];
const ended = new Promise<void>((resolve) => document.on('end', resolve));
document.on('data', (part: Buffer) => parts.push(part));
document.font(font).fontSize(100);
const size = (100 * WIDE) / document.widthOfString('0');
document.fontSize(size);
// The middle of a letter's height is the middle of its frame.
const { capHeight, ascender } = (document as unknown as { _font: { capHeight: number; ascender: number } })._font;
for (const [at, letter] of [...ALPHABET].entries())
  document.text(letter, at * WIDE, HIGH / 2 - ((ascender - capHeight / 2) * size) / 1000, { lineBreak: false });
document.end();
await ended;
const drawn = await drawPdfPage(Buffer.concat(parts), { page: 1, width: WIDE * ALPHABET.length * FINE });
if (drawn === null) throw new Error('Nothing was drawn.');
const { data, info } = await drawn
  .flatten({ background: '#fff' })
  .greyscale()
  .raw()
  .toBuffer({ resolveWithObject: true });
const shadeAt = (letter: number, column: number, row: number): number => {
  let sum = 0;
  for (let y = 0; y < FINE; y += 1)
    for (let x = 0; x < FINE; x += 1)
      sum +=
        255 -
        (data[(row * FINE + y) * info.width * info.channels + ((letter * WIDE + column) * FINE + x) * info.channels] ??
          255);
  return Math.round((sum / (FINE * FINE * 255)) * 15);
};
const shades = [...ALPHABET].flatMap((_, letter) =>
  Array.from({ length: WIDE * HIGH }, (__, at) => shadeAt(letter, at % WIDE, Math.floor(at / WIDE))),
);
const bytes = Buffer.from(
  Array.from({ length: shades.length / 2 }, (_, at) => ((shades[2 * at] ?? 0) << 4) | (shades[2 * at + 1] ?? 0)),
);
writeFileSync(
  new URL('../src/server/parsing/mrz/letter-shapes.generated.ts', import.meta.url),
  [
    '// Made by scripts/make-letter-shapes.ts from the OCR-B outlines of Norbert Schwarz and Matthew Skala; do not edit.',
    `export const WIDE = ${WIDE};`,
    `export const HIGH = ${HIGH};`,
    `export const letterShapes = '${bytes.toString('base64')}';`,
    '',
  ].join('\n'),
);
