import { z } from 'zod';
import { documentType } from '../values/document-type.ts';
import { person } from '../values/person.ts';

/** Accepted file types, detected by content and never by name. */
export const fileType = z.enum([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/tiff',
  'image/webp',
]);
export type FileType = z.infer<typeof fileType>;

export const fileState = z.enum(['quarantined', 'clean', 'refused']);
export type FileState = z.infer<typeof fileState>;

/**
 * Why a file was rejected. `disguised`: it is two kinds of file at once. `activeContent`: a PDF with a program or another file in it.
 * `notChecked`: checking it took too long, too much memory, or failed. The last four are limits on how much is kept or taken in.
 */
export const fileRefusal = z.enum([
  'empty',
  'tooLarge',
  'typeNotAccepted',
  'lockedPdf',
  'brokenPdf',
  'brokenImage',
  'disguised',
  'activeContent',
  'tooManyPixels',
  'notChecked',
  'malware',
  'visitorQuota',
  'personQuota',
  'addressQuota',
  'dayQuota',
]);
export type FileRefusal = z.infer<typeof fileRefusal>;

export const storedFile = z.object({
  id: z.uuid(),
  person,
  documentType,
  propertyId: z.string().nullable(),
  subjectId: z.string().nullable(),
  name: z.string(),
  size: z.number().int().positive(),
  type: fileType,
  pages: z.number().int().positive(),
  state: fileState,
  createdAt: z.date(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const MAX_FILE_BYTES = 60 * 1024 * 1024;
