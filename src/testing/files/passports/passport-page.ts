import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { mrzDigit } from '#entities/text/mrz-digits.ts';
import type { Draw } from '../../papers/scanned-paper.ts';

const FONT = fileURLToPath(import.meta.resolve('#testing/files/passports/ocr-b.otf'));

/** A passport of a person who does not exist. Days as in its lines: YYMMDD. */
export type Passport = {
  state: string;
  lastName: string;
  firstNames: string;
  number: string;
  birth: string;
  sex: 'M' | 'F' | '<';
  expires: string;
  personal?: string;
};

const LINE = 44;
const filled = (text: string, length: number): string => text.replaceAll(' ', '<').padEnd(length, '<').slice(0, length);
const withDigit = (text: string): string => `${text}${mrzDigit(text)}`;

export const passportLines = (one: Passport): [string, string] => {
  const { state, lastName, firstNames, number, birth, sex, expires, personal = '' } = one;
  const [head, born] = [withDigit(filled(number, 9)), withDigit(birth)];
  const own = filled(personal, 14);
  const tail = withDigit(expires) + (personal === '' ? `${own}<` : withDigit(own));
  const second = `${head}${filled(state, 3)}${born}${sex}${tail}`;
  return [filled(`P<${filled(state, 3)}${lastName}<<${firstNames}`, LINE), second + mrzDigit(head + born + tail)];
};

/** Of a passport's data page: 125 mm by 88 mm, columns of 2.54 mm and lines 6.35 mm apart (Doc 9303, part 4). */
const POINT = 72 / 25.4;
export const [PAGE_WIDE, PAGE_HIGH] = [125 * POINT, 88 * POINT];
const [PITCH, APART] = [2.54 * POINT, 6.35 * POINT];
const LEFT = 6.6 * POINT;
const UPPER = PAGE_HIGH - 14.5 * POINT;

export type Print = {
  /** Fine curves all over the page, behind the lines too, as strong as this. */
  curves?: number;
  ink?: string;
  paper?: string;
  dpi?: number;
  font?: string;
  /** How large digits are beside those of the font: some prints have them as low as capitals. */
  digits?: number;
  /** One letter that is not the one its check digit was made for. */
  misprint?: { line: number; column: number; letter: string };
  /** Draws the page as the product does. */
  draw: Draw;
};

const drawn = (document: PDFKit.PDFDocument, one: Passport, print: Print): void => {
  const { curves = 0.35, ink = '#1a1a1c', paper = '#eef0ea', font = FONT, digits = 1, misprint } = print;
  document.rect(0, 0, PAGE_WIDE, PAGE_HIGH).fill(paper);
  for (let wave = 0; wave < 26; wave += 1) {
    document.moveTo(0, wave * 11);
    for (let x = 0; x <= PAGE_WIDE; x += 6)
      document.lineTo(x, wave * 11 + 9 * Math.sin(x / 23 + wave) + 5 * Math.sin(x / 9 - wave * 2));
    document
      .lineWidth(0.5)
      .strokeOpacity(curves)
      .stroke(wave % 2 === 0 ? '#7ba3a0' : '#c79a8b');
  }
  document.rect(20, 44, 92, 118).fill('#b9c2c4');
  document.circle(66, 92, 24).fill('#8d7466');
  document.ellipse(66, 152, 40, 32).fill('#4d5966');
  document.rect(20, 162, 92, 26).fill(paper);
  document.fill('#333').font('Helvetica-Bold').fontSize(11).text('PASSPORT   SPECIMEN', 20, 18, { lineBreak: false });
  const rows = [one.lastName, one.firstNames, one.state, one.birth, one.expires, one.number];
  for (const [at, row] of rows.entries())
    document
      .font('Helvetica')
      .fontSize(9)
      .text(row, 130, 48 + at * 22, { lineBreak: false });
  document.font(font).fontSize(100);
  const size = (100 * PITCH) / document.widthOfString('0');
  document.fill(ink);
  for (const [line, text] of passportLines(one).entries())
    for (const [column, meant] of [...text].entries()) {
      const letter = misprint?.line === line && misprint.column === column ? misprint.letter : meant;
      const share = /\d/.test(letter) ? digits : 1;
      const left = LEFT + (column + (1 - share) / 2) * PITCH;
      document.fontSize(size * share);
      document.text(letter, left, UPPER + line * APART, { lineBreak: false, baseline: 'middle' });
    }
};

/** The data page of a specimen passport as a flat scan. */
export const passportPage = async (one: Passport, print: Print): Promise<Buffer> => {
  const document = new PDFDocument({ size: [PAGE_WIDE, PAGE_HIGH], margin: 0 });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.on('data', (part: Buffer) => parts.push(part));
  drawn(document, one, print);
  document.end();
  await ended;
  const width = Math.round((PAGE_WIDE / 72) * (print.dpi ?? 300));
  const picture = await print.draw(Buffer.concat(parts), { page: 1, width });
  if (picture === null) throw new Error('The page could not be drawn.');
  return picture.flatten({ background: '#fff' }).png({ compressionLevel: 1 }).toBuffer();
};
