import { z } from 'zod';

/** Papers that are handed over and whose receipt each person gives for themselves. */
export const paper = z.enum(['earlyDisclosures', 'brochure']);
export type Paper = z.infer<typeof paper>;

/** Where each one's texts stand in `content/`, a file a version, named by its day. */
export const paperFolders = {
  earlyDisclosures: 'early-disclosures',
  brochure: 'brochure',
} as const satisfies Record<Paper, string>;
