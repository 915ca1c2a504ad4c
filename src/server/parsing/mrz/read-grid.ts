import { ANY_LETTER, type Cell, MARGIN, matchCell, type Patch, patchOf, topLetter, topScore } from './cells.ts';
import { fitCurve } from './curve.ts';
import type { Ink } from './ink.ts';
import {
  BLURS,
  isDigit,
  type LetterSet,
  letterSet,
  type Print,
  SHADES,
  SIZES,
  type Size,
  USUAL,
  WIDE,
} from './letters.ts';
import { type Grid, LINE, turnedOver } from './paired-rows.ts';
import { settledLines } from './settled-lines.ts';

/** Between the lines, in columns. */
const APART = 2.5;
const BEND = 3;

/** How much of a column one step down is: as far as the lines say, or as far as the letters are wide. */
type Down = 'byLines' | 'byLetters';
type Seen = { grid: Grid; down: Down };

const cellOf = ({ grid: { rows }, down }: Seen, line: 0 | 1, column: number): Cell => {
  const curve = rows[line];
  const [before, after, middle] = [curve(column - 0.5), curve(column + 0.5), curve(column)];
  const along = { x: after.x - before.x, y: after.y - before.y };
  const [above, below] = [rows[0](column), rows[1](column)];
  const across = { x: below.x - above.x, y: below.y - above.y };
  const share = down === 'byLines' ? 1 / APART : Math.hypot(along.x, along.y) / Math.hypot(across.x, across.y);
  return { middle, along, down: { x: across.x * share, y: across.y * share } };
};

const columnsOf = ({ from, to }: Grid, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const LINES = [0, 1] as const;

const COARSE = { most: MARGIN, step: 2, letters: ANY_LETTER };
const FINE = { most: 2, step: 1, letters: ANY_LETTER };

/** How well some of the cells look like letters at all. */
const promise = (ink: Ink, seen: Seen, set: LetterSet): number => {
  const tops = columnsOf(seen.grid, 5).flatMap((column) =>
    LINES.map((line) => topScore(matchCell(patchOf(ink, cellOf(seen, line, column)), set, COARSE))),
  );
  return tops.reduce((sum, top) => sum + top, 0) / tops.length;
};

const bestOf = <Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined =>
  items.map((item) => ({ item, worth: worth(item) })).sort((a, b) => b.worth - a.worth)[0]?.item;

/** Letters are not all in the middle of their marks' frames: the curves again, through the letters that were found. */
const straightened = (ink: Ink, seen: Seen, set: LetterSet): Seen => {
  const curves = LINES.map((line) => {
    const members = columnsOf(seen.grid).flatMap((column) => {
      const cell = cellOf(seen, line, column);
      const match = matchCell(patchOf(ink, cell), set, COARSE);
      if (topScore(match) < 0.6) return [];
      const [right, below] = [match.right / WIDE, match.below / WIDE];
      const { middle, along, down } = cell;
      return [
        {
          column,
          x: middle.x + right * along.x + below * down.x,
          y: middle.y + right * along.y + below * down.y,
        },
      ];
    });
    return members.length > LINE / 2 ? fitCurve(members, BEND) : seen.grid.rows[line];
  });
  const [upper = seen.grid.rows[0], lower = seen.grid.rows[1]] = curves;
  return { ...seen, grid: { ...seen.grid, rows: [upper, lower] } };
};

type Known = { patch: Patch; letter: number };

const likeness = (known: readonly Known[], print: Print): number => {
  const set = letterSet(print);
  return known.reduce(
    (sum, { patch, letter }) => sum + topScore(matchCell(patch, set, { most: 1, step: 1, letters: [letter] })),
    0,
  );
};

/** How this page is printed: the sizes of its letters and digits first, then how fat and how sharp they are. */
const printOf = (patches: readonly Patch[]): Print => {
  const usual = letterSet(USUAL);
  const known = patches.map((patch) => ({ patch, letter: topLetter(matchCell(patch, usual, { ...FINE, most: 0 })) }));
  const sizeOf = (some: readonly Known[]): Size =>
    bestOf(SIZES, (size) => likeness(some, { ...USUAL, letters: size, digits: size })) ?? USUAL.letters;
  const letters = sizeOf(known.filter(({ letter }) => !isDigit(letter)));
  const digits = sizeOf(known.filter(({ letter }) => isDigit(letter)));
  const prints = SHADES.flatMap((shade) => BLURS.map((blur): Print => ({ letters, digits, shade, blur })));
  return bestOf(prints, (print) => likeness(known, print)) ?? USUAL;
};

/** Where the first of the 44 columns can be: one place, where no mark was missed and none too many. */
const startsOf = ({ from, to }: Grid): { first: number; last: number } => {
  const spare = to - from + 1 - LINE;
  return { first: Math.min(from, from + spare), last: Math.max(from, from + spare) };
};

/** The two lines in a grid of cells as text; null where they are not there or not read without doubt. */
export const readGrid = (ink: Ink, grid: Grid): string | null => {
  const usual = letterSet(USUAL);
  const ways = [grid, turnedOver(grid)].flatMap((way): Seen[] => [
    { grid: way, down: 'byLines' },
    { grid: way, down: 'byLetters' },
  ]);
  const seen = bestOf(ways, (way) => promise(ink, way, usual));
  if (seen === undefined) return null;
  const level = straightened(ink, seen, usual);
  const patches = (columns: readonly number[]) =>
    LINES.map((line) => columns.map((column) => patchOf(ink, cellOf(level, line, column))));
  const set = letterSet(printOf(patches(columnsOf(level.grid)).flat()));
  const { first, last } = startsOf(level.grid);
  const all = Array.from({ length: last - first + LINE }, (_, at) => first + at);
  const [upper = [], lower = []] = patches(all).map((line) => line.map((patch) => matchCell(patch, set, FINE)));
  const texts = all.slice(0, last - first + 1).flatMap((_, at) => {
    const columns = [at, at + LINE] as const;
    return settledLines([upper.slice(...columns), lower.slice(...columns)], set) ?? [];
  });
  return texts.length === 1 ? (texts[0] ?? null) : null;
};
