import type { DocumentTable } from '#entities/contract/written-document.ts';
import { type Doc, drawRule, INK, type Part, RULE, type Setting, tagged } from './page.ts';
import { drawParagraph, type Paragraph, paragraphOf, textWidth } from './text-lines.ts';

const GAP = 14;
const LABEL = 8.8;

/** The width each column would take on one line. */
export const naturalWidths = (doc: Doc, { columns, rows }: DocumentTable, { table }: Setting): number[] =>
  columns.map(({ label }, at) =>
    Math.ceil(
      Math.max(
        textWidth(doc, label, { font: 'regular', size: LABEL }),
        ...rows.map((row) => textWidth(doc, row[at] ?? '', { font: 'regular', size: table })),
      ) + 0.5,
    ),
  );

export const naturalWidth = (doc: Doc, table: DocumentTable, setting: Setting): number =>
  naturalWidths(doc, table, setting).reduce((sum, width) => sum + width + GAP, -GAP);

/** Narrow columns keep their width; the wide ones share the rest by what each holds. Room left over goes between the columns. */
const fittedWidths = (natural: readonly number[], width: number): number[] => {
  const room = width - GAP * (natural.length - 1);
  const total = natural.reduce((sum, each) => sum + each, 0);
  if (total <= room) {
    const spare = (room - total) / natural.length;
    return natural.map((each) => each + spare);
  }
  const isNarrow = (each: number) => each <= room / natural.length;
  const sumOf = (widths: readonly number[]) => widths.reduce((sum, each) => sum + each, 0);
  const rest = room - sumOf(natural.filter(isNarrow));
  const wide = sumOf(natural.filter((each) => !isNarrow(each)));
  // The square root keeps a very long column from taking everything.
  const weights = natural.map((each) => (isNarrow(each) ? 0 : Math.sqrt(each / wide)));
  const weight = sumOf(weights);
  return natural.map((each, at) => (isNarrow(each) ? each : (rest * (weights[at] ?? 0)) / weight));
};

type Cell = { paragraph: Paragraph; x: number; width: number; align: 'left' | 'right' };
export type TableRow = { cells: Cell[]; height: number };
export type LaidTable = {
  caption: Paragraph;
  head: TableRow;
  rows: TableRow[];
  width: number;
  height: number;
  splitAt: number | null;
};

export const layTable = (
  doc: Doc,
  table: DocumentTable,
  { width, setting }: { width: number; setting: Setting },
): LaidTable => {
  const widths = fittedWidths(naturalWidths(doc, table, setting), width);
  const leading = setting.table * 1.36;
  const rowOf = (cells: readonly string[], style: { font: 'regular' | 'strong'; size: number; color?: string }) => {
    let x = 0;
    const laid = cells.map((text, at) => {
      const own = widths[at] ?? 0;
      const cell = {
        paragraph: paragraphOf(doc, [{ text, style }], { width: own, leading }),
        x,
        width: own,
        align: table.columns[at]?.align ?? ('left' as const),
      };
      x += own + GAP;
      return cell;
    });
    const height = Math.max(leading, ...laid.map(({ paragraph }) => paragraph.height)) + 2 * setting.rowPadding;
    return { cells: laid, height };
  };
  const head = rowOf(
    table.columns.map(({ label }) => label),
    { font: 'regular', size: LABEL, color: INK.soft },
  );
  const rows = table.rows.map((row) => rowOf(row, { font: 'regular', size: setting.table }));
  const caption = paragraphOf(doc, [{ text: table.caption, style: { font: 'strong', size: setting.table } }], {
    width,
    leading,
  });
  const height = caption.height + head.height + rows.reduce((sum, row) => sum + row.height, 0) + 2;
  return { caption, head, rows, width, height, splitAt: table.splitAt ?? null };
};

type Drawn = { row: TableRow; x: number; y: number };

const drawRow = (doc: Doc, { row, x, y }: Drawn, { tag, padding }: { tag: 'TH' | 'TD'; padding: number }): Part => {
  const element = doc.struct('TR');
  row.cells.forEach(({ paragraph, x: left, width, align }, at) => {
    const isHead = tag === 'TH' || at === 0;
    // The library writes the scope of a heading cell, which its typings do not name yet.
    const options: PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' } = isHead
      ? { scope: tag === 'TH' ? 'Column' : 'Row' }
      : {};
    const draw = () => drawParagraph(doc, paragraph, { x: x + left, y: y + padding, width, align });
    element.add(doc.struct(isHead ? 'TH' : 'TD', options, draw));
  });
  element.end();
  return element;
};

/** The table from row `from` to row `to`, with its head on each page it stands on. */
export const drawTable = (
  doc: Doc,
  laid: LaidTable,
  { x, y, part, padding, from = 0, to = laid.rows.length }: TablePlace,
): void => {
  const { caption, head, rows, width, splitAt } = laid;
  let top = y;
  const element = doc.struct('Table');
  part.add(element);
  if (from === 0 && caption.height > 0) {
    const at = top;
    element.add(tagged(doc, 'Caption', () => drawParagraph(doc, caption, { x, y: at, width })));
    top += caption.height;
  }
  element.add(drawRow(doc, { row: head, x, y: top }, { tag: 'TH', padding }));
  top += head.height;
  drawRule(doc, { x, y: top, width, weight: RULE.strong });
  rows.slice(from, to).forEach((row, at) => {
    element.add(drawRow(doc, { row, x, y: top }, { tag: 'TD', padding }));
    top += row.height;
    const isLast = from + at === to - 1;
    const weight = isLast ? RULE.strong : RULE.thin;
    drawRule(doc, { x, y: top, width, weight, color: isLast || from + at + 1 === splitAt ? INK.text : INK.rule });
  });
  element.end();
};

type TablePlace = { x: number; y: number; part: Part; padding: number; from?: number; to?: number };
