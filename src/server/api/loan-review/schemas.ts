import { z } from 'zod';
import { uploadState } from '#entities/application/upload.ts';
import { key } from '../loan-work/schemas.ts';

/** A document as the page showed it. */
export const seenDocument = z.object({ fileId: z.uuid(), review: uploadState, conditionKey: key.nullable() });

export const notWorkable = z.object({ kind: z.enum(['sealed', 'changedMeanwhile']) });

export const page = z.int().positive();
