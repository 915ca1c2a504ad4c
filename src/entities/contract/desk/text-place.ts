import { z } from 'zod';

/** The fields of a loan whose half-written text is kept for its writer. */
export const textPlace = z.enum(['note', 'message/borrower', 'message/coborrower']);
export type TextPlace = z.infer<typeof textPlace>;
