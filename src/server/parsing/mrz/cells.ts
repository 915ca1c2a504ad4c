import type { Ink } from './ink.ts';
import { ALPHABET, HIGH, type LetterSet, POINTS, WIDE } from './letters.ts';
import type { Place } from './rows-of-marks.ts';

/** One column of one line: its middle, and one column's step along the line and down the page. */
export type Cell = { middle: Place; along: Place; down: Place };

/** How far a letter may be off the middle of its cell, in points. */
export const MARGIN = 4;
const [FULL_WIDE, FULL_HIGH] = [WIDE + 2 * MARGIN, HIGH + 2 * MARGIN];

/** Less difference than this is paper. */
const LEAST_CONTRAST = 120;

export type Patch = Float32Array;

const shadeAt = ({ data, width, height }: Ink, x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0;
  const [right, below] = [x - left, y - top];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
};

/** The points of a cell and of its surroundings, level and of one size whatever the picture's. */
export const patchOf = (ink: Ink, { middle, along, down }: Cell): Patch => {
  const patch = new Float32Array(FULL_WIDE * FULL_HIGH);
  for (let row = 0; row < FULL_HIGH; row += 1)
    for (let column = 0; column < FULL_WIDE; column += 1) {
      const right = (column + 0.5 - FULL_WIDE / 2) / WIDE;
      const below = (row + 0.5 - FULL_HIGH / 2) / WIDE;
      patch[row * FULL_WIDE + column] = shadeAt(
        ink,
        middle.x + right * along.x + below * down.x,
        middle.y + right * along.y + below * down.y,
      );
    }
  return patch;
};

/** How alike a cell is to each letter, at the place where it fits best. */
export type Match = { scores: Float32Array; right: number; below: number };

/** How far from the middle a letter is looked for, in which steps, and which letters it may be. */
export type Search = { most: number; step: number; letters: readonly number[] };

export const ANY_LETTER = [...ALPHABET].map((_, letter) => letter);

/** The part of a patch under a shifted letter, without its mean and of length one; null where it is paper. */
const windowInto = (
  window: Float32Array,
  patch: Patch,
  { right, below }: { right: number; below: number },
): boolean => {
  let sum = 0;
  let squares = 0;
  for (let row = 0; row < HIGH; row += 1) {
    const from = (row + MARGIN + below) * FULL_WIDE + MARGIN + right;
    for (let column = 0; column < WIDE; column += 1) {
      const shade = patch[from + column] ?? 0;
      window[row * WIDE + column] = shade;
      sum += shade;
      squares += shade * shade;
    }
  }
  const mean = sum / POINTS;
  const length = Math.sqrt(Math.max(0, squares - sum * mean));
  if (length < LEAST_CONTRAST) return false;
  for (let at = 0; at < POINTS; at += 1) window[at] = ((window[at] ?? 0) - mean) / length;
  return true;
};

export const matchCell = (patch: Patch, { shapes }: LetterSet, { most, step, letters }: Search): Match => {
  const scores = new Float32Array(ALPHABET.length);
  const window = new Float32Array(POINTS);
  let top = 0;
  let place = { right: 0, below: 0 };
  for (let below = -most; below <= most; below += step)
    for (let right = -most; right <= most; right += step) {
      if (!windowInto(window, patch, { right, below })) continue;
      for (const letter of letters) {
        const shape = shapes[letter];
        if (shape === undefined) continue;
        let score = 0;
        for (let at = 0; at < POINTS; at += 1) score += (shape[at] ?? 0) * (window[at] ?? 0);
        if (score > (scores[letter] ?? 0)) scores[letter] = score;
        if (score > top) {
          top = score;
          place = { right, below };
        }
      }
    }
  return { scores, ...place };
};

export const topLetter = ({ scores }: Match): number => scores.indexOf(Math.max(...scores));
export const topScore = ({ scores }: Match): number => Math.max(...scores);
