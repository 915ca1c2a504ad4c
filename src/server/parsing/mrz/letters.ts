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

const blurredAlong = (shape: Float32Array, weights: readonly number[], stride: number): Float32Array => {
  const half = (weights.length - 1) / 2;
  return shape.map((_, at) => {
    const place = stride === 1 ? at % WIDE : Math.floor(at / WIDE);
    const end = stride === 1 ? WIDE : HIGH;
    return weights.reduce((sum, weight, tap) => {
      const other = place + tap - half;
      return other < 0 || other >= end ? sum : sum + weight * (shape[at + (tap - half) * stride] ?? 0);
    }, 0);
  });
};

const blurred = (shape: Float32Array, radius: number): Float32Array => {
  const half = Math.ceil(radius * 2.5);
  const raw = Array.from({ length: 2 * half + 1 }, (_, tap) => Math.exp(-((tap - half) ** 2) / (2 * radius ** 2)));
  const sum = raw.reduce((all, each) => all + each, 0);
  const weights = raw.map((each) => each / sum);
  return blurredAlong(blurredAlong(shape, weights, 1), weights, WIDE);
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

const setOf = (base: readonly Float32Array[], { shade, radius }: { shade: number; radius: number }): LetterSet => {
  const shapes = base.map((shape) => normalized(blurred(weighted(shape, shade), radius)));
  const apart = shapes.map((one) => shapes.map((other) => 2 - 2 * product(one, other)));
  return { shapes, apart: (one, other) => apart[one]?.[other] ?? 2 };
};

const SHADES = [0.32, 0.5, 0.68] as const;
const BLURS = [0.6, 1.2, 2, 2.8] as const;

let made: LetterSet[] | null = null;

/** Thin to fat, sharp to blurred; a page is read with the set that fits it best. */
export const letterSets = (): readonly LetterSet[] => {
  const base = made === null ? drawn() : [];
  made ??= SHADES.flatMap((shade) => BLURS.map((radius) => setOf(base, { shade, radius })));
  return made;
};
