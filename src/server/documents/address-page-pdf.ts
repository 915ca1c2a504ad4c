import PDFDocument from 'pdfkit';
import { type Lender, lenderAddress } from '#entities/contract/lender.ts';
import type { Address } from '#entities/values/address.ts';
import type { Locale } from '#entities/values/locale.ts';
import { addressLines } from '#rules/compliance/mailing-address.ts';
import { wordsFor } from '#words';
import { type FontStyle, fontFile, piecesByLetters } from './fonts.ts';

/** In points on a letter-size sheet folded in three: the two windows of a No. 10 double-window envelope. */
const SENDER = { x: 45, y: 36 };
const RECIPIENT = { x: 63, y: 150 };
const ABOUT = { x: 63, y: 300 };
const LEADING = 4;

type Line = { text: string; font: FontStyle; size: number; x: number; y: number };

type AddressPage = { locale: Locale; lender: Lender; name: string; address: Address; about: string };

const block = (lines: readonly string[], { x, y }: typeof SENDER, size: number): Line[] =>
  lines.map((text, at) => ({ text, font: at === 0 ? 'strong' : 'regular', size, x, y: y + at * (size + LEADING) }));

/** The cover sheet of a letter, for an envelope with windows. */
export const addressPagePdf = async ({ locale, lender, name, address, about }: AddressPage): Promise<Buffer> => {
  const words = wordsFor(locale);
  const info = { Title: words.letters.cover.title, Author: lender.legalName };
  const doc = new PDFDocument({ size: 'LETTER', margin: 36, pdfVersion: '1.7', lang: words.language, info });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const style of ['regular', 'strong'] as const)
    for (const letters of ['latin', 'latin-ext'] as const)
      doc.registerFont(`${style}-${letters}`, fontFile(style, letters));
  const lines = [
    ...block([lender.legalName, lenderAddress(lender)], SENDER, 9),
    ...block([name, ...addressLines(address)], RECIPIENT, 11),
    { text: about, font: 'regular' as const, size: 9, ...ABOUT },
  ];
  for (const { text, font, size, x, y } of lines) {
    const pieces = piecesByLetters(text);
    for (const [at, piece] of pieces.entries()) {
      doc.font(`${font}-${piece.letters}`).fontSize(size);
      const options = { continued: at < pieces.length - 1, lineBreak: false };
      if (at === 0) doc.text(piece.text, x, y, options);
      else doc.text(piece.text, options);
    }
  }
  doc.end();
  await ended;
  return Buffer.concat(parts);
};
