import { z } from 'zod';

/** Papers that are handed over and whose receipt each person gives for themselves. */
export const disclosureName = z.enum(['earlyDisclosures', 'brochure']);
export type DisclosureName = z.infer<typeof disclosureName>;
