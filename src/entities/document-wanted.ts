import { z } from 'zod';
import { documentType } from './document-type.ts';
import { storedFile } from './stored-file.ts';
import { uploadState } from './upload.ts';

/** One document that is asked for, how many of it are there, and the files that were sent for it. */
export const documentWanted = z.object({
  documentType,
  isOfHousehold: z.boolean(),
  propertyId: z.string().nullable(),
  /** The street of another property that is owned; null for the home. */
  place: z.string().nullable(),
  count: z.number().int().positive(),
  years: z.array(z.number().int()),
  uploaded: z.number().int(),
  isComplete: z.boolean(),
  files: z.array(
    storedFile.pick({ id: true, name: true, size: true, pages: true, state: true }).extend({ review: uploadState }),
  ),
});
export type DocumentWanted = z.infer<typeof documentWanted>;
