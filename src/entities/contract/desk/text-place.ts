import { z } from 'zod';

/** What of a loan is kept half-written for its writer: a text, or a decision with all that is typed for it. */
export const textPlace = z.enum(['note', 'message/borrower', 'message/coborrower', 'decision']);
export type TextPlace = z.infer<typeof textPlace>;
