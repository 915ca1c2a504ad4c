import type { DocumentBlock, DocumentSection, DocumentTable, TextRun } from '#entities/contract/written-document.ts';
import type { Words } from '#words';
import { type FontStyle, fontFile, piecesByLetters } from './fonts.ts';

export type Doc = PDFKit.PDFDocument;
export const PAGE = { width: 612, margin: 60, bottom: 72, body: 492 } as const;
export const INK = { text: '#1d2a27', soft: '#5a6662', line: '#c9c4b8', accent: '#b24a1f', plain: '#eef4f1' } as const;
const ROW = 8;

export const registerFonts = (doc: Doc): void => {
  for (const style of ['regular', 'strong', 'italic'] as const)
    for (const letters of ['latin', 'latin-ext'] as const)
      doc.registerFont(`${style}-${letters}`, fontFile(style, letters));
};

type Style = { font: FontStyle; size: number; colour?: string };
type Written = { x?: number; y?: number; width?: number; align?: 'left' | 'right'; gap?: number };

/** A run of pieces set as one paragraph, each in the font file that has its letters. */
export const writeRuns = (
  doc: Doc,
  runs: readonly { text: string; style: Style }[],
  { x = PAGE.margin, y, width = PAGE.body, align = 'left', gap = 0 }: Written = {},
): void => {
  const pieces = runs.flatMap(({ text, style }) => piecesByLetters(text).map((piece) => ({ ...piece, style })));
  pieces.forEach(({ text, letters, style }, index) => {
    doc
      .font(`${style.font}-${letters}`)
      .fontSize(style.size)
      .fillColor(style.colour ?? INK.text);
    const options = { width, align, lineGap: 2.5, paragraphGap: gap, continued: index < pieces.length - 1 };
    if (index === 0) doc.text(text, x, y ?? doc.y, options);
    else doc.text(text, options);
  });
};

export const writeText = (doc: Doc, text: string, { style, ...at }: Written & { style: Style }): void =>
  writeRuns(doc, [{ text, style }], at);

export const keepTogether = (doc: Doc, height: number): void => {
  if (doc.y + height > doc.page.height - PAGE.bottom) doc.addPage();
};

const styled = (runs: readonly TextRun[], size: number) =>
  runs.map(({ text, isStrong }) => ({
    text,
    style: { font: isStrong ? ('strong' as const) : ('regular' as const), size },
  }));

/** Tags the following content for screen readers. */
export const as = (doc: Doc, tag: string, write: () => void): PDFKit.PDFStructureElement => doc.struct(tag, {}, write);

const BULLET = { indent: 14, size: 10 };

const writeTable = (doc: Doc, table: DocumentTable, part: PDFKit.PDFStructureElement): void => {
  const { caption, columns, rows } = table;
  const wide = columns.length <= 2 ? [0.34, 0.66] : [];
  const first = columns.length > 4 ? 1 / columns.length : 0.46;
  const shares = columns.map((_, at) => wide[at] ?? (at === 0 ? first : (1 - first) / (columns.length - 1)));
  keepTogether(doc, 80);
  part.add(as(doc, 'P', () => writeText(doc, caption, { style: { font: 'strong', size: 10 }, gap: 4 })));
  const line = (cells: readonly string[], { font, tag }: { font: FontStyle; tag: 'TH' | 'TD' }) => {
    const size = font === 'strong' ? 8.5 : 9.5;
    const widths = shares.map((share) => share * PAGE.body - 8);
    const heights = cells.map((cell, at) => {
      doc.font(`${font}-latin`).fontSize(size);
      return doc.heightOfString(cell, { width: widths[at] ?? 0, lineGap: 2.5 });
    });
    const height = Math.max(...heights) + ROW;
    keepTogether(doc, height);
    const top = doc.y;
    const row = doc.struct('TR');
    let x: number = PAGE.margin;
    cells.forEach((cell, at) => {
      const align = columns[at]?.align ?? 'left';
      const width = widths[at] ?? 0;
      const cellX = x;
      row.add(as(doc, tag, () => writeText(doc, cell, { style: { font, size }, x: cellX, y: top + 4, width, align })));
      x += width + 8;
    });
    row.end();
    doc.y = top + height;
    doc.markContent('Artifact');
    doc
      .moveTo(PAGE.margin, doc.y)
      .lineTo(PAGE.margin + PAGE.body, doc.y)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke();
    doc.endMarkedContent();
    return row;
  };
  const element = doc.struct('Table');
  part.add(element);
  element.add(
    line(
      columns.map(({ label }) => label),
      { font: 'strong', tag: 'TH' },
    ),
  );
  for (const row of rows) element.add(line(row, { font: 'regular', tag: 'TD' }));
  element.end();
  doc.y += 10;
};

const writeBlock = (doc: Doc, block: DocumentBlock, part: PDFKit.PDFStructureElement): void => {
  if (block.kind === 'table') {
    writeTable(doc, block, part);
    return;
  }
  if (block.kind === 'text') {
    keepTogether(doc, 28);
    part.add(as(doc, 'P', () => writeRuns(doc, styled(block.runs, 10), { gap: 7 })));
    return;
  }
  const list = doc.struct('L');
  part.add(list);
  for (const item of block.items) {
    keepTogether(doc, 18);
    const runs = styled([{ text: '• ', isStrong: false }, ...item], BULLET.size);
    const at = { x: PAGE.margin + BULLET.indent, width: PAGE.body - BULLET.indent, gap: 3 };
    list.add(as(doc, 'LI', () => writeRuns(doc, runs, at)));
  }
  list.end();
  doc.y += 5;
};

type Plain = { text: string; part: PDFKit.PDFStructureElement; words: Words };

const writePlain = (doc: Doc, { text, part, words: { signing } }: Plain): void => {
  doc.font('regular-latin').fontSize(9.5);
  const [lead, said] = [`${signing.plain} `, `${text} ${signing.counts}`];
  const height = doc.heightOfString(lead + said, { width: PAGE.body - 24, lineGap: 2.5 }) + 16;
  keepTogether(doc, height + 60);
  const top = doc.y;
  doc.markContent('Artifact');
  doc.roundedRect(PAGE.margin, top, PAGE.body, height, 4).fill(INK.plain);
  doc.endMarkedContent();
  const runs = styled(
    [
      { text: lead, isStrong: true },
      { text: said, isStrong: false },
    ],
    9.5,
  );
  part.add(as(doc, 'P', () => writeRuns(doc, runs, { x: PAGE.margin + 12, y: top + 8, width: PAGE.body - 24 })));
  doc.y = top + height + 8;
};

/** Heading with its bookmark, plain-language summary, text. The caller draws the signature fields. */
export const writeSection = (
  doc: Doc,
  { title, plain, blocks }: DocumentSection,
  { number, words }: { number: number; words: Words },
): PDFKit.PDFStructureElement => {
  keepTogether(doc, 110);
  const part = doc.struct('Sect');
  doc.addStructure(part);
  const heading = `${number}. ${title}`;
  doc.outline.addItem(heading);
  doc.y += 8;
  part.add(as(doc, 'H2', () => writeText(doc, heading, { style: { font: 'strong', size: 13 }, gap: 5 })));
  if (plain !== null) writePlain(doc, { text: plain, part, words });
  for (const block of blocks) writeBlock(doc, block, part);
  return part;
};
