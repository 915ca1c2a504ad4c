import { z } from 'zod';

/** Papers that are handed over and whose receipt each person gives for themselves. */
export const paper = z.enum(['earlyDisclosures', 'brochure']);
export type Paper = z.infer<typeof paper>;
