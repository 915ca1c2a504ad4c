import { z } from 'zod';
import { fileRefusal, fileType } from '#entities/contract/stored-file.ts';

/** A sealed file on disk with its own key: a parser opens it by itself, so its bytes never pass through the server. */
const sealedFile = z.object({ path: z.string(), key: z.base64(), size: z.number().int() });
export type SealedFile = z.infer<typeof sealedFile>;

export const parserTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inspect'), file: sealedFile }),
  z.object({ kind: z.literal('heicAsJpeg'), file: sealedFile, into: sealedFile.omit({ size: true }) }),
  z.object({ kind: z.literal('checkSeal'), file: sealedFile, certificates: z.array(z.base64()) }),
]);
export type ParserTask = z.infer<typeof parserTask>;

export const inspection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine'), type: fileType, pages: z.number().int().positive() }),
  z.object({ kind: z.literal('refused'), reason: fileRefusal }),
]);
export type Inspection = z.infer<typeof inspection>;

/** The size of the JPEG, or null when the picture cannot be read. */
export const converted = z.object({ size: z.number().int().positive().nullable() });

export const sealFound = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['notSealed', 'foreign', 'changed']) }),
  z.object({
    kind: z.literal('unchanged'),
    sealedAt: z.iso.datetime(),
    stamp: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  }),
]);
