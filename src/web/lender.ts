import type { Lender } from '#entities/contract/lender.ts';
import data from '#lender/lender.json' with { type: 'json' };

/** The lender the pages were built for; the build has checked and completed the file. */
export const lender = data as unknown as Lender;
