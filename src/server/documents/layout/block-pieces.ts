import type { DocumentBlock, TextRun } from '#entities/contract/written-document.ts';
import { drawAddressBox, drawDayStrip, layAddressBox, STRIP_HEIGHT } from './boxes.ts';
import type { Doc, Part, Setting } from './page.ts';
import { PAGE } from './page.ts';
import { reasonPieces } from './reason-pieces.ts';
import { scoreBox } from './score-box.ts';
import { drawTable, layTable, naturalWidth } from './table-layout.ts';
import { drawParagraph, paragraphOf, type Run } from './text-lines.ts';

/** What stands together on a page: its height, and how it is drawn at a place. */
export type Piece = {
  height: number;
  /** Space to the piece above. */
  gap: number;
  /** Never the first on a page. */
  sticks?: boolean;
  /** Wider than the column of text: it starts below the note. */
  isWide?: boolean;
  draw: (at: { x: number; y: number; part: Part }) => void;
};

export const runsIn = (runs: readonly TextRun[], { size, color }: { size: number; color?: string }): Run[] => {
  const base = color === undefined ? { size } : { size, color };
  const styles = { regular: { font: 'regular', ...base }, strong: { font: 'strong', ...base } } as const;
  return runs.map(({ text, isStrong }) => ({ text, style: isStrong ? styles.strong : styles.regular }));
};

/** `heading`: of the section the block stands in. */
type Space = { width: number; setting: Setting; heading: string };

const textPiece = (doc: Doc, runs: readonly TextRun[], { width, setting }: Space): Piece => {
  const { body, leading, blockGap } = setting;
  const paragraph = paragraphOf(doc, runsIn(runs, { size: body }), { width, leading: body * leading });
  return {
    height: paragraph.height,
    gap: blockGap,
    draw: ({ x, y, part }) => void part.add(doc.struct('P', {}, () => drawParagraph(doc, paragraph, { x, y, width }))),
  };
};

const LEAD = 14;
const BULLET = 11;
const NUMBER = 14;

export const leadPiece = (
  doc: Doc,
  runs: readonly TextRun[],
  { width, tag = 'P' }: { width: number; setting: Setting; tag?: 'P' | 'H2' },
): Piece => {
  const paragraph = paragraphOf(doc, runsIn(runs, { size: LEAD }), { width, leading: LEAD * 1.38 });
  return {
    height: paragraph.height,
    gap: 2,
    draw: ({ x, y, part }) => {
      part.add(doc.struct(tag, {}, () => drawParagraph(doc, paragraph, { x, y, width })));
    },
  };
};

/** A list no longer than this stays in one piece; of a longer one no single item begins a page alone. */
const SHORT_LIST = 4;

type ListBlock = Extract<DocumentBlock, { kind: 'list' }>;

const listPieces = (doc: Doc, { items, isNumbered }: ListBlock, { width, setting }: Space): Piece[] => {
  const { body, leading, blockGap } = setting;
  const indent = isNumbered ? NUMBER : BULLET;
  let list: Part | null = null;
  return items.map((item, at) => {
    const paragraph = paragraphOf(doc, runsIn(item, { size: body }), {
      width: width - indent,
      leading: body * leading,
    });
    const label = paragraphOf(
      doc,
      runsIn([{ text: isNumbered ? `${at + 1}. ` : '• ', isStrong: false }], { size: body }),
      {
        width: indent + 4,
        leading: body * leading,
      },
    );
    return {
      height: paragraph.height,
      gap: at === 0 ? blockGap - 1 : 2,
      sticks: at === 0 || at === items.length - 1 || items.length <= SHORT_LIST,
      draw: ({ x, y, part }) => {
        if (list === null) {
          list = doc.struct('L');
          part.add(list);
        }
        const entry = doc.struct('LI');
        list.add(entry);
        entry.add(doc.struct('Lbl', {}, () => drawParagraph(doc, label, { x, y, width: indent + 4 })));
        entry.add(
          doc.struct('LBody', {}, () => drawParagraph(doc, paragraph, { x: x + indent, y, width: width - indent })),
        );
        entry.end();
        if (at === items.length - 1) list.end();
      },
    };
  });
};

type TableBlock = Extract<DocumentBlock, { kind: 'table' }>;

const tablePieces = (doc: Doc, block: TableBlock, { width, setting, heading }: Space): Piece[] => {
  // A heading appears once.
  const table = block.caption === heading ? { ...block, caption: '' } : block;
  const isWide = width < PAGE.body && naturalWidth(doc, table, setting) > width;
  const laid = layTable(doc, table, { width: isWide ? PAGE.body : width, setting });
  const { rowPadding: padding, blockGap, longTable, tablePart } = setting;
  const gap = blockGap + 2;
  if (laid.height <= longTable)
    // The sentence that introduces a table stays with it.
    return [{ height: laid.height, gap, isWide, sticks: true, draw: (at) => drawTable(doc, laid, { ...at, padding }) }];
  const pieces: Piece[] = [];
  let from = 0;
  while (from < laid.rows.length) {
    let height = laid.head.height + (from === 0 ? laid.caption.height : 0) + 2;
    let to = from;
    while (to < laid.rows.length && height + (laid.rows[to]?.height ?? 0) <= tablePart)
      height += laid.rows[to++]?.height ?? 0;
    if (to === from) height += laid.rows[to++]?.height ?? 0;
    const part = { from, to };
    pieces.push({ height, gap, isWide, draw: (at) => drawTable(doc, laid, { ...at, padding, ...part }) });
    from = to;
  }
  return pieces;
};

/** The pieces of a block, each of which stays on one page. */
export const blockPieces = (doc: Doc, block: DocumentBlock, space: Space): Piece[] => {
  switch (block.kind) {
    case 'text':
      return [textPiece(doc, block.runs, space)];
    case 'lead':
      return [leadPiece(doc, block.runs, space)];
    case 'list':
      return listPieces(doc, block, space);
    case 'table':
      return tablePieces(doc, block, space);
    case 'days':
      return [
        { height: STRIP_HEIGHT, gap: 8, draw: (at) => drawDayStrip(doc, block.days, { ...at, width: space.width }) },
      ];
    case 'reasons':
      return reasonPieces(doc, block, space);
    case 'score':
      return [scoreBox(doc, block, space)];
    case 'address': {
      const box = layAddressBox(doc, block.lines, space);
      return [{ height: box.height, gap: 6, draw: (at) => drawAddressBox(doc, box, { ...at, width: space.width }) }];
    }
  }
};
