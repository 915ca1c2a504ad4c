import { HIGH, letterShapes, WIDE } from './letter-shapes.generated.ts';

/** Digits, letters and the filler: all that the lines are written in. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

/** The frame of a letter, in points: one column is `WIDE` of them. */
export { HIGH, WIDE };
export const POINTS = WIDE * HIGH;

/** The shapes of all letters, one as fat and as sharp as the other, ready to be compared. */
export type LetterSet = { shapes: readonly Float32Array[]; apart: (one: number, other: number) => number };

/** Shades are kept in steps of 17, two points a byte. */
const drawn = (): Float32Array[] => {
  const bytes = Buffer.from(letterShapes, 'base64');
  return [...ALPHABET].map((_, letter) => {
    const shape = new Float32Array(POINTS);
    for (let at = 0; at < POINTS; at += 1) {
      const byte = bytes[(letter * POINTS + at) >> 1] ?? 0;
      shape[at] = (at % 2 === 0 ? byte >> 4 : byte & 15) / 15;
    }
    return shape;
  });
};

const blurredAlong = (shape: Float32Array, weights: readonly number[], isAcross: boolean): Float32Array => {
  const half = (weights.length - 1) / 2;
  const [end, stride] = isAcross ? [WIDE, 1] : [HIGH, WIDE];
  const soft = new Float32Array(POINTS);
  for (let at = 0; at < POINTS; at += 1) {
    const place = isAcross ? at % WIDE : Math.floor(at / WIDE);
    for (let tap = Math.max(0, half - place); tap < weights.length && place + tap - half < end; tap += 1)
      soft[at] = (soft[at] ?? 0) + (weights[tap] ?? 0) * (shape[at + (tap - half) * stride] ?? 0);
  }
  return soft;
};

const blurred = (shape: Float32Array, radius: number): Float32Array => {
  const half = Math.ceil(radius * 2.5);
  const raw = Array.from({ length: 2 * half + 1 }, (_, tap) => Math.exp(-((tap - half) ** 2) / (2 * radius ** 2)));
  const sum = raw.reduce((all, each) => all + each, 0);
  const weights = raw.map((each) => each / sum);
  return blurredAlong(blurredAlong(shape, weights, true), weights, false);
};

/** Ink spreads or is worn: the outline moves out or in where the blurred shape passes a lower or a higher shade. */
const weighted = (shape: Float32Array, shade: number): Float32Array => {
  const soft = blurred(shape, 1);
  return soft.map((each) => Math.min(1, Math.max(0, (each - shade) * 3 + 0.5)));
};

/** Without its mean and of length one, so that a product of two says how alike they are. */
export const normalized = (shape: Float32Array): Float32Array => {
  const mean = shape.reduce((sum, each) => sum + each, 0) / shape.length;
  const level = shape.map((each) => each - mean);
  const length = Math.sqrt(level.reduce((sum, each) => sum + each * each, 0)) || 1;
  return level.map((each) => each / length);
};

export const product = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** Of the outlines: prints differ in how large letters are in their columns, and digits beside them. */
export type Size = readonly [wide: number, high: number];
export const SIZES: readonly Size[] = [
  [1, 1],
  [0.94, 0.94],
  [0.88, 0.88],
  [1, 0.9],
  [1.06, 1.06],
];

const sized = (shape: Float32Array, [wide, high]: Size): Float32Array => {
  const [middleX, middleY] = [(WIDE - 1) / 2, (HIGH - 1) / 2];
  return shape.map((_, at) => {
    const x = ((at % WIDE) - middleX) / wide + middleX;
    const y = (Math.floor(at / WIDE) - middleY) / high + middleY;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left < 0 || top < 0 || left >= WIDE - 1 || top >= HIGH - 1) return 0;
    const from = top * WIDE + left;
    const upper = (shape[from] ?? 0) * (1 - x + left) + (shape[from + 1] ?? 0) * (x - left);
    const lower = (shape[from + WIDE] ?? 0) * (1 - x + left) + (shape[from + WIDE + 1] ?? 0) * (x - left);
    return upper * (1 - y + top) + lower * (y - top);
  });
};

/** How a page is printed and photographed: the sizes, thin (0.7) or fat (0.3), sharp or blurred. */
export type Print = { letters: Size; digits: Size; shade: number; blur: number };

export const USUAL: Print = { letters: [1, 1], digits: [1, 1], shade: 0.5, blur: 1.2 };
export const SHADES = [0.32, 0.5, 0.68] as const;
export const BLURS = [0.6, 1.2, 2, 2.8] as const;

export const isDigit = (letter: number): boolean => /\d/.test(ALPHABET[letter] ?? '');

const made = new Map<string, LetterSet>();
let outlines: readonly Float32Array[] | null = null;

/** Made once for each kind of print, and kept while the process lives. */
export const letterSet = (print: Print): LetterSet => {
  const key = JSON.stringify(print);
  const known = made.get(key);
  if (known) return known;
  outlines ??= drawn();
  const { letters, digits, shade, blur } = print;
  const shapes = outlines.map((shape, letter) =>
    normalized(blurred(weighted(sized(shape, isDigit(letter) ? digits : letters), shade), blur)),
  );
  const apart = shapes.map((one) => shapes.map((other) => 2 - 2 * product(one, other)));
  const set: LetterSet = { shapes, apart: (one, other) => apart[one]?.[other] ?? 2 };
  made.set(key, set);
  return set;
};
