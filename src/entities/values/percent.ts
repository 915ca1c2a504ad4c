import { z } from 'zod';

/** Rates and ratios are whole basis points: 849 is 8.49%. */
export const basisPoints = z.int().brand<'BasisPoints'>();
export type BasisPoints = z.infer<typeof basisPoints>;

export const toBasisPoints = (points: number): BasisPoints => {
  if (!Number.isSafeInteger(points)) throw new RangeError(`${points} is not a whole number of basis points`);
  return points as BasisPoints;
};

/** A typed share below 1 is a fraction (0.25 is 25%); 1 means one percent. Rounded, since 0.07 times 100 is not 7 in a float. */
export const percentFromShare = (typed: number): number =>
  typed > 0 && typed < 1 ? Math.round(typed * 100 * 1e6) / 1e6 : typed;
