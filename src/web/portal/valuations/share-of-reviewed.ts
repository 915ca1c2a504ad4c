import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';

/** The share of reviewed values with one finding; null while none was reviewed. */
export const shareOfReviewed = (count: number, reviewed: number): BasisPoints | null =>
  reviewed === 0 ? null : toBasisPoints(Math.round((count * 10_000) / reviewed));
