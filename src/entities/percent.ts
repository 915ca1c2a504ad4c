import { z } from 'zod';

/** Rates and ratios are whole basis points: 849 is 8.49 %. */
export const basisPoints = z.int().brand<'BasisPoints'>();
export type BasisPoints = z.infer<typeof basisPoints>;

export const toBasisPoints = (points: number): BasisPoints => {
  if (!Number.isSafeInteger(points)) throw new RangeError(`${points} is not a whole number of basis points`);
  return points as BasisPoints;
};

/** A typed share below 1 is a fraction (0.25 is 25 %); 1 means one per cent. Rounded, since 0.07 times 100 is not 7 in a float. */
export const percentFromShare = (typed: number): number =>
  typed > 0 && typed < 1 ? Math.round(typed * 100 * 1e6) / 1e6 : typed;

/** "25", "25 %", "0.25" and ".25" are all a quarter; null for anything that is no share of a whole. */
export const percentFromText = (text: string): number | null => {
  const typed = /^\s*(\d+\.?\d*|\.\d+)\s*%?\s*$/.exec(text)?.[1];
  if (typed === undefined) return null;
  // With the sign a value below one is meant as it stands: "0.5 %" is half a per cent.
  const percent = text.includes('%') ? Number(typed) : percentFromShare(Number(typed));
  return percent <= 100 ? percent : null;
};
