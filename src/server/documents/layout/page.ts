export type Doc = PDFKit.PDFDocument;
export type Part = PDFKit.PDFStructureElement;

/** US Letter in points. `top` and `bottom` bound the text of a page after the first. */
export const PAGE = { width: 612, height: 792, margin: 48, body: 516, top: 66, bottom: 737 } as const;
/** Text that counts, and the column of notes beside it. */
export const COLUMN = { text: 340.5, gutter: 18, note: 157.5 } as const;
export const INK = {
  text: '#111716',
  soft: '#3f4a46',
  rule: '#c3c0b5',
  accent: '#154d43',
  note: '#eef2ee',
  off: '#efece4',
} as const;
export const RULE = { strong: 0.94, thin: 0.75 } as const;

/** Sizes and distances of a page. The tighter settings save a last page that would be nearly empty, the one after them a page before it. */
export type Setting = {
  body: number;
  note: number;
  table: number;
  /** Line height as a multiple of the type size. */
  leading: number;
  sectionGap: number;
  blockGap: number;
  rowPadding: number;
  /** A table taller than this may go on over a page, in parts no taller than `tablePart`; any other stays in one piece. */
  longTable: number;
  tablePart: number;
};

const WIDE = { body: 10.5, note: 10, table: 10, leading: 1.43, sectionGap: 12, blockGap: 5, rowPadding: 4 };
const WHOLE = { longTable: 560, tablePart: 280 };
export const SETTINGS: readonly [Setting, ...Setting[]] = [
  { ...WIDE, ...WHOLE },
  { body: 10, note: 9.5, table: 9.5, leading: 1.4, sectionGap: 10, blockGap: 4, rowPadding: 3.4, ...WHOLE },
  { body: 9.5, note: 9, table: 9, leading: 1.36, sectionGap: 9, blockGap: 3, rowPadding: 3, ...WHOLE },
  // Rather a table in two parts than a page with little on it.
  { ...WIDE, longTable: 300, tablePart: 260 },
];

/** Decoration that a screen reader skips. */
export const asArtifact = (doc: Doc, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

type Rule = { x?: number; y: number; width?: number; weight?: number; color?: string };

export const drawRule = (
  doc: Doc,
  { x = PAGE.margin, y, width = PAGE.body, weight = RULE.thin, color = INK.text }: Rule,
): void =>
  asArtifact(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
  });

/** Tags what is drawn for screen readers. */
export const tagged = (doc: Doc, tag: string, draw: () => void): Part => doc.struct(tag, {}, draw);
