import type { BasisPoints } from '#entities/values/percent.ts';

const DIGITS = 8;
const WHOLE = 16 ** DIGITS;

/**
 * Whether a value is drawn for review (12 CFR 1026.42(i)). The code is a keyed hash of the report, in hex: nobody without the key can
 * foresee the draw, and an auditor with the key can repeat it.
 */
export const isDrawn = (code: string, share: BasisPoints): boolean =>
  Number.parseInt(code.slice(0, DIGITS), 16) * 10_000 < share * WHOLE;
