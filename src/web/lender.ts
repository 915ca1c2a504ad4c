import { lender as schema } from '#entities/contract/lender.ts';
import data from '#lender/lender.json' with { type: 'json' };

/** The lender the pages were built for. */
export const lender = schema.parse(data);
