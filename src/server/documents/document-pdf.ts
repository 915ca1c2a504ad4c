import PDFDocument from 'pdfkit';
import type { SignatureMark } from '#entities/contract/signature.ts';
import type { DocumentSection, WrittenDocument } from '#entities/contract/written-document.ts';
import { type Words, wordsFor } from '#words';
import { as, type Doc, INK, keepTogether, PAGE, registerFonts, writeSection, writeText } from './document-layout.ts';

/** The marks made in each field so far, by the id of its part. */
export type SignatureMarks = Readonly<Record<string, SignatureMark>>;
export type DocumentPdf = { bytes: Buffer; pages: number };

const BOX = { height: 58, signature: 190 };

const drawSignature = (doc: Doc, { mark, x, y }: { mark: SignatureMark; x: number; y: number }): void => {
  const { signature } = mark;
  if (signature.form === 'typed' || mark.kind === 'initial') {
    const text = mark.kind === 'initial' ? mark.initials : signature.name;
    const size = Math.max(10, Math.min(18, 300 / Math.max(1, text.length)));
    writeText(doc, text, { style: { font: 'italic', size }, x, y, width: BOX.signature - 16 });
    return;
  }
  // Strokes are on a 1000 by 300 grid.
  const scale = (BOX.signature - 16) / 1000;
  doc.save().lineWidth(1.2).strokeColor(INK.text).lineJoin('round').lineCap('round');
  for (const stroke of signature.strokes) {
    stroke.forEach(([px, py], index) => {
      if (index === 0) doc.moveTo(x + px * scale, y - 8 + py * scale);
      else doc.lineTo(x + px * scale, y - 8 + py * scale);
    });
    doc.stroke();
  }
  doc.restore();
};

type Field = { section: DocumentSection; marks: SignatureMarks; words: Words };

const writeSignatureField = (doc: Doc, { section, marks, words }: Field): void => {
  if (section.place === null) return;
  keepTogether(doc, BOX.height + 12);
  const mark = marks[section.id];
  const top = doc.y + 4;
  const { place } = section;
  const x = PAGE.margin + PAGE.body - BOX.signature;
  doc.markContent('Artifact');
  doc.roundedRect(PAGE.margin, top, PAGE.body, BOX.height, 4).lineWidth(1).strokeColor(INK.accent).stroke();
  doc.endMarkedContent();
  const width = PAGE.body - BOX.signature - 24;
  const write = () => {
    const heading = words.writtenDocumentTexts.frame[place.kind];
    writeText(doc, heading, { style: { font: 'strong', size: 9 }, x: PAGE.margin + 12, y: top + 8, width });
    writeText(doc, place.text, { style: { font: 'regular', size: 9 }, x: PAGE.margin + 12, width });
    if (!mark) return;
    drawSignature(doc, { mark, x, y: top + 10 });
    const said = `${mark.signature.name}, ${mark.at}`;
    writeText(doc, said, {
      style: { font: 'regular', size: 7.5, colour: INK.soft },
      x,
      y: top + 42,
      width: BOX.signature,
    });
  };
  doc.addStructure(as(doc, 'P', write));
  doc.y = top + BOX.height + 10;
};

const writeHead = (doc: Doc, { locale, title, lender, loanNumber, recipient, preparedOn }: WrittenDocument): void => {
  const { inLongDate, shell, writtenDocumentTexts } = wordsFor(locale);
  const { frame } = writtenDocumentTexts;
  const small = { font: 'regular', size: 9, colour: INK.soft } as const;
  doc.addStructure(as(doc, 'P', () => writeText(doc, shell.sender(lender), { style: small, gap: 6 })));
  doc.addStructure(as(doc, 'H1', () => writeText(doc, title, { style: { font: 'strong', size: 20 }, gap: 4 })));
  const about = frame.about({ loanNumber, recipient, day: inLongDate(preparedOn) });
  doc.addStructure(as(doc, 'P', () => writeText(doc, about, { style: small, gap: 8 })));
};

const writeFeet = (
  doc: Doc,
  { locale, lender: { name: lender, nmls }, loanNumber, version }: WrittenDocument,
): number => {
  const { frame } = wordsFor(locale).writtenDocumentTexts;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin a line would start a new page.
    doc.page.margins.bottom = 0;
    const said = frame.foot({ lender, nmls, loanNumber, version, page: page + 1, pages: count });
    doc.markContent('Artifact', { type: 'Pagination' });
    writeText(doc, said, { style: { font: 'regular', size: 7.5, colour: INK.soft }, y: doc.page.height - 48 });
    doc.endMarkedContent();
  }
  return count;
};

/** The document as a searchable, tagged PDF with bookmarks. The same document and marks give the same bytes: its dates are its own. */
export const documentPdf = async (paper: WrittenDocument, marks: SignatureMarks = {}): Promise<DocumentPdf> => {
  const words = wordsFor(paper.locale);
  const madeAt = new Date(`${paper.preparedOn}T12:00:00Z`);
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: 56, bottom: PAGE.bottom, left: PAGE.margin, right: PAGE.margin },
    pdfVersion: '1.7',
    lang: words.language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: paper.title, Author: paper.lender.name, CreationDate: madeAt, ModDate: madeAt },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  registerFonts(doc);
  writeHead(doc, paper);
  paper.sections.forEach((section, index) => {
    writeSection(doc, section, { number: index + 1, words }).end();
    writeSignatureField(doc, { section, marks, words });
  });
  const pages = writeFeet(doc, paper);
  doc.end();
  await ended;
  return { bytes: Buffer.concat(parts), pages };
};
