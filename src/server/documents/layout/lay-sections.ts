import type { SignatureMark } from '#entities/contract/signature.ts';
import type { DocumentSection, WrittenDocument } from '#entities/contract/written-document.ts';
import type { Words } from '#words';
import { blockPieces, leadPiece, type Piece } from './block-pieces.ts';
import { layNote } from './note.ts';
import { COLUMN, type Doc, PAGE, type Part, type Setting } from './page.ts';
import { signaturePiece } from './signature-place.ts';
import { slipPiece } from './slip.ts';
import { drawParagraph, paragraphOf } from './text-lines.ts';

/** The marks made in each field so far, by the id of its part. */
export type SignatureMarks = Readonly<Record<string, SignatureMark>>;

/** Part of a section that stays on one page. `offset` is the distance from the top of the unit. */
export type Unit = {
  section: number;
  isFirst: boolean;
  isAtFoot?: boolean;
  height: number;
  gap: number;
  placed: { piece: Piece; x: number; offset: number }[];
};

const HEADING = 11.5;
const COLUMNS_GAP = 22;

type Laying = { words: Words; setting: Setting; marks: SignatureMarks; recipient: string };
type Titled = { section: DocumentSection; number: number | null };

export const headingOf = ({ section: { title }, number }: Titled): string =>
  number === null ? title : `${number}. ${title}`;

const headingPiece = (doc: Doc, titled: Titled, width: number): Piece => {
  const heading = headingOf(titled);
  const style = { font: 'strong', size: HEADING } as const;
  const paragraph = paragraphOf(doc, [{ text: heading, style }], { width, leading: HEADING * 1.4 });
  return {
    height: paragraph.height,
    gap: 0,
    draw: ({ x, y, part }) => {
      doc.outline.addItem(heading);
      part.add(doc.struct('H2', {}, () => drawParagraph(doc, paragraph, { x, y, width })));
    },
  };
};

/** A section that opens with its one large sentence has that as its heading. */
const leadHeading = (
  doc: Doc,
  { title, blocks: [first] }: DocumentSection,
  space: { width: number; setting: Setting },
): Piece | null => {
  if (first?.kind !== 'lead') return null;
  const piece = leadPiece(doc, first.runs, { ...space, tag: 'H2' });
  return {
    ...piece,
    draw: (at) => {
      doc.outline.addItem(title);
      piece.draw(at);
    },
  };
};

const piecesOf = (
  doc: Doc,
  titled: Titled,
  { width, words, setting, marks, recipient }: Laying & { width: number },
) => {
  const { section } = titled;
  const mark = marks[section.id] ?? null;
  const lead = leadHeading(doc, section, { width, setting });
  const blocks = lead ? section.blocks.slice(1) : section.blocks;
  return [
    lead ?? headingPiece(doc, titled, width),
    ...blocks.flatMap((block) => blockPieces(doc, block, { width, setting, heading: section.title })),
    ...(section.place === null
      ? []
      : [signaturePiece(doc, { place: section.place, recipient, mark, words, width, setting })]),
  ];
};

type Stack = { placed: Unit['placed']; height: number; breaks: number[] };

/** One below the other, with the note beside; a wide piece waits for the note to end. */
const stack = (pieces: readonly Piece[], { x, note }: { x: number; note: Piece | null }): Stack => {
  const placed: Unit['placed'] = [];
  const breaks: number[] = [];
  const noteEnd = note?.height ?? 0;
  let y = 0;
  pieces.forEach((piece, at) => {
    const top = at === 0 ? 0 : y + (at === 1 ? Math.max(2, piece.gap - 4) : piece.gap);
    const offset = piece.isWide ? Math.max(top, noteEnd + 4) : top;
    if (at > 1 && !piece.sticks && offset >= noteEnd) breaks.push(placed.length);
    placed.push({ piece, x, offset });
    // The note is read right after its heading.
    if (at === 0 && note) placed.push({ piece: note, x: PAGE.margin + COLUMN.text + COLUMN.gutter, offset: 0 });
    y = offset + piece.height;
  });
  return { placed, height: Math.max(y, noteEnd), breaks };
};

const unitsOf = ({ placed, height, breaks }: Stack, { section, gap }: { section: number; gap: number }): Unit[] => {
  const starts = [0, ...breaks];
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? placed.length;
    const own = placed.slice(from, to);
    const top = own[0]?.offset ?? 0;
    const end = at === starts.length - 1 ? height : Math.max(...own.map(({ piece, offset }) => offset + piece.height));
    return {
      section,
      isFirst: at === 0,
      height: end - top,
      gap: at === 0 ? gap : (own[0]?.piece.gap ?? 0),
      placed: own.map((each) => ({ ...each, offset: each.offset - top })),
    };
  });
};

/** A pair of sections side by side, kept together. */
const besideUnit = (
  doc: Doc,
  pair: readonly [Titled, Titled],
  { section, laying }: { section: number; laying: Laying },
): Unit => {
  const width = (PAGE.body - COLUMNS_GAP) / 2;
  const stacks = pair.map((titled, at) =>
    stack(piecesOf(doc, titled, { ...laying, width }), { x: PAGE.margin + at * (width + COLUMNS_GAP), note: null }),
  );
  const placed = stacks.flatMap((each) => each.placed);
  const height = Math.max(...stacks.map((each) => each.height));
  return { section, isFirst: true, height, gap: laying.setting.sectionGap, placed };
};

/** Stands at the foot of its page. */
const slipUnit = (piece: Piece, section: number): Unit => ({
  section,
  isFirst: true,
  isAtFoot: true,
  height: piece.height,
  gap: piece.gap,
  placed: [{ piece, x: PAGE.margin, offset: 0 }],
});

/** Every section as units for the pages. Sections with a note leave its column free; the others use the whole width. */
export const laySections = (
  doc: Doc,
  { sections, recipient, isNumbered }: Pick<WrittenDocument, 'sections' | 'recipient' | 'isNumbered'>,
  { words, setting, marks }: Omit<Laying, 'recipient'>,
): Unit[] => {
  const laying = { words, setting, marks, recipient };
  const titled = sections.map((section, at) => ({ section, number: isNumbered ? at + 1 : null }));
  return titled.flatMap((each, at) => {
    const next = titled[at + 1];
    if (each.section.layout === 'slip') return [slipUnit(slipPiece(doc, each.section, laying), at)];
    if (each.section.layout === 'beside' && at > 0) return [];
    if (next?.section.layout === 'beside') return [besideUnit(doc, [each, next], { section: at, laying })];
    const { plain } = each.section;
    const note = plain === null ? null : layNote(doc, plain, { words, setting });
    const width = note ? COLUMN.text : PAGE.body;
    const laid = stack(piecesOf(doc, each, { ...laying, width }), { x: PAGE.margin, note });
    return unitsOf(laid, { section: at, gap: setting.sectionGap });
  });
};

export const drawUnit = ({ placed }: Unit, { y, part }: { y: number; part: Part }): void => {
  for (const { piece, x, offset } of placed) piece.draw({ x, y: y + offset, part });
};
