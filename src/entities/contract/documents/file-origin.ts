import { z } from 'zod';

/** A document made from others: which pages of which files, in order, and by whom. The others stay as they came. */
export const fileOrigin = z.object({
  parts: z.array(z.object({ fileId: z.uuid(), name: z.string(), pages: z.array(z.int().positive()) })).min(1),
  by: z.string(),
});
export type FileOrigin = z.infer<typeof fileOrigin>;
