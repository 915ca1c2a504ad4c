import { z } from 'zod';
import { documentType } from '../values/document-type.ts';

/** `shouldSkip` names no applicant, so it skips the document for both. */
export const uploadRequest = z.object({
  documentType,
  propertyId: z.string().nullable(),
  shouldSkip: z.boolean(),
});
export type UploadRequest = z.infer<typeof uploadRequest>;
