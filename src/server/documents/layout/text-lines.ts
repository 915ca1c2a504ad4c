import { type FontStyle, fontFile, piecesByLetters } from '../fonts.ts';
import { type Doc, INK } from './page.ts';

export type Style = { font: FontStyle; size: number; color?: string };
export type Run = { text: string; style: Style };
type Segment = { text: string; face: string; style: Style; width: number };
type Line = { segments: Segment[]; width: number };

/** A paragraph broken into lines, measured before anything is drawn. */
export type Paragraph = { lines: Line[]; leading: number; height: number };

export const registerFonts = (doc: Doc): void => {
  for (const style of ['regular', 'strong', 'italic'] as const)
    for (const letters of ['latin', 'latin-ext'] as const)
      doc.registerFont(`${style}-${letters}`, fontFile(style, letters));
};

const widthOf = (doc: Doc, text: string, { face, size }: { face: string; size: number }): number =>
  doc.font(face).fontSize(size).widthOfString(text);

/** Pieces that no line may break: letters of two font files, or of two styles, can share a word. */
type Word = { segments: Segment[]; width: number; bare: number };

/** A line breaks at spaces, and not at the hard ones within a telephone number. */
const WORDS = /[^ \t\n]+[ \t\n]*|[ \t\n]+/g;

const wordsOf = (doc: Doc, runs: readonly Run[]): Word[] => {
  const words: Word[] = [];
  let word: Word = { segments: [], width: 0, bare: 0 };
  for (const { text, style } of runs)
    for (const piece of text.match(WORDS) ?? [])
      for (const { text: part, letters } of piecesByLetters(piece)) {
        const face = `${style.font}-${letters}`;
        const width = widthOf(doc, part, { face, size: style.size });
        word.segments.push({ text: part, face, style, width });
        word.bare = word.width + widthOf(doc, part.trimEnd(), { face, size: style.size });
        word.width += width;
        if (!/[ \t\n]$/.test(part)) continue;
        words.push(word);
        word = { segments: [], width: 0, bare: 0 };
      }
  return word.segments.length > 0 ? [...words, word] : words;
};

/** A word wider than its column, such as a long address, letter by letter. */
const inLetters = (doc: Doc, { segments }: Word): Word[] =>
  segments.flatMap(({ text, face, style }) =>
    [...text].map((letter) => {
      const width = widthOf(doc, letter, { face, size: style.size });
      return { segments: [{ text: letter, face, style, width }], width, bare: width };
    }),
  );

export const paragraphOf = (
  doc: Doc,
  runs: readonly Run[],
  { width, leading }: { width: number; leading: number },
): Paragraph => {
  const lines: Line[] = [];
  let line: Line = { segments: [], width: 0 };
  for (const word of wordsOf(doc, runs).flatMap((each) => (each.bare > width ? inLetters(doc, each) : [each]))) {
    if (line.segments.length > 0 && line.width + word.bare > width + 0.01) {
      lines.push(line);
      line = { segments: [], width: 0 };
    }
    line.segments.push(...word.segments);
    line.width += word.width;
  }
  if (line.segments.length > 0) lines.push(line);
  return { lines, leading, height: lines.length * leading };
};

type Place = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' };

const indentOf = ({ segments, width: drawn }: Line, { width, align = 'left' }: Place, doc: Doc): number => {
  if (align === 'left') return 0;
  const last = segments.at(-1);
  const trailing = last
    ? last.width - widthOf(doc, last.text.trimEnd(), { face: last.face, size: last.style.size })
    : 0;
  const rest = width - drawn + trailing;
  return align === 'right' ? rest : rest / 2;
};

/** Neighbors in one style are drawn together, so that they are read back as one text. */
const joined = (segments: readonly Segment[]): Segment[] => {
  const all: Segment[] = [];
  for (const segment of segments) {
    const before = all.at(-1);
    if (before && before.face === segment.face && before.style === segment.style) {
      before.text += segment.text;
      before.width += segment.width;
    } else all.push({ ...segment });
  }
  return all;
};

/** The typeface fills 1.4 of its size; the rest of the line height is shared above and below. */
const FILLED = 1.4;

export const drawParagraph = (doc: Doc, { lines, leading }: Paragraph, place: Place): void => {
  lines.forEach((line, row) => {
    let x = place.x + indentOf(line, place, doc);
    for (const { text, face, style, width } of joined(line.segments)) {
      const y = place.y + row * leading + (leading - style.size * FILLED) / 2;
      doc
        .font(face)
        .fontSize(style.size)
        .fillColor(style.color ?? INK.text)
        .text(text, x, y, { lineBreak: false });
      x += width;
    }
  });
};

type Spot = Place & { style: Style; leading?: number };

/** One short text at a place; returns its height. */
export const drawText = (doc: Doc, text: string, { style, leading = style.size * FILLED, ...place }: Spot): number => {
  const paragraph = paragraphOf(doc, [{ text, style }], { width: place.width, leading });
  drawParagraph(doc, paragraph, place);
  return paragraph.height;
};

export const textWidth = (doc: Doc, text: string, { font, size }: Style): number =>
  piecesByLetters(text).reduce(
    (sum, piece) => sum + widthOf(doc, piece.text, { face: `${font}-${piece.letters}`, size }),
    0,
  );
