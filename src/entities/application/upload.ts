import { z } from 'zod';
import { documentType } from '../values/document-type.ts';
import { idSide, idSubtype } from '../values/id-document.ts';

/** A file that was not accepted does not count as uploaded. */
export const uploadState = z.enum(['received', 'accepted', 'notAccepted']);
export type UploadState = z.infer<typeof uploadState>;

export const upload = z.object({
  id: z.string().min(1),
  type: documentType,
  isCoborrower: z.boolean(),
  propertyId: z.string().nullable(),
  /** The debt or event the document is about, where several are requested. */
  subjectId: z.string().nullable(),
  state: uploadState,
  idSubtype: idSubtype.nullable(),
  idSide: idSide.nullable(),
});
export type Upload = z.infer<typeof upload>;
