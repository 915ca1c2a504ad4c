import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';

/** With fewer, a percentage says more than the figures do. */
export const FEWEST_FOR_SHARE = 30;

export type Share = { kind: 'share'; share: BasisPoints } | { kind: 'few'; part: number; of: number };

/** A part of a whole, as a percentage where the whole is large enough for one. */
export const shareOf = (part: number, { of, counted = of }: { of: number; counted?: number }): Share =>
  counted < FEWEST_FOR_SHARE || of === 0
    ? { kind: 'few', part, of }
    : { kind: 'share', share: toBasisPoints(Math.round((part * 10_000) / of)) };
