import PDFDocument from 'pdfkit';
import { type Lender, lenderAddress } from '#entities/contract/lender.ts';
import type { Address } from '#entities/values/address.ts';
import type { Locale } from '#entities/values/locale.ts';
import { addressLines } from '#rules/compliance/mailing-address.ts';
import { wordsFor } from '#words';
import { registerFonts, writeText } from './document-layout.ts';

/** In points on a letter-size sheet folded in three: the two windows of a No. 10 double-window envelope. */
const SENDER = { x: 45, y: 36, width: 250 };
const RECIPIENT = { x: 63, y: 150, width: 280 };
const BODY = 11;

type AddressPage = { locale: Locale; lender: Lender; name: string; address: Address; about: string };

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
  registerFonts(doc);
  const block = (lines: readonly string[], { x, y, width }: typeof SENDER, size: number): void => {
    for (const [at, line] of lines.entries())
      writeText(doc, line, {
        style: { font: at === 0 ? 'strong' : 'regular', size },
        ...{ x, y: y + at * (size + 4), width },
      });
  };
  block([lender.legalName, lenderAddress(lender)], SENDER, 9);
  block([name, ...addressLines(address)], RECIPIENT, BODY);
  writeText(doc, about, { style: { font: 'regular', size: 9 }, x: RECIPIENT.x, y: 300, width: 480 });
  doc.end();
  await ended;
  return Buffer.concat(parts);
};
