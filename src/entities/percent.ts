import { z } from 'zod';

/** Rates and ratios are whole basis points: 849 is 8.49 %. */
export const basisPoints = z.int().brand<'BasisPoints'>();
export type BasisPoints = z.infer<typeof basisPoints>;

export const toBasisPoints = (whole: number): BasisPoints => basisPoints.parse(whole);

/** A typed share below 1 is a fraction (0.25 is 25 %); 1 means one per cent. */
export const percentFromShare = (typed: number): number => (typed > 0 && typed < 1 ? typed * 100 : typed);
