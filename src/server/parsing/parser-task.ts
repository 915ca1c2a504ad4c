import { z } from 'zod';
import { documentPages } from '#entities/contract/documents/document-pages.ts';
import { fileRefusal, fileType } from '#entities/contract/stored-file.ts';

/** A sealed file on disk with its own key: a parser opens it by itself, so its bytes never pass through the server. */
const sealedFile = z.object({ path: z.string(), key: z.base64(), size: z.number().int() });
export type SealedFile = z.infer<typeof sealedFile>;

/** Where a parser leaves a file it makes. */
const newFile = sealedFile.omit({ size: true });
export type NewFile = z.infer<typeof newFile>;

const joinedPart = z.object({ file: sealedFile, type: fileType, pages: z.array(z.int().positive()).min(1) });

export const parserTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inspect'), file: sealedFile }),
  z.object({ kind: z.literal('heicAsJpeg'), file: sealedFile, into: newFile }),
  z.object({
    kind: z.literal('drawPage'),
    file: sealedFile,
    into: newFile,
    type: fileType,
    page: z.int().positive(),
    width: z.int().positive(),
  }),
  z.object({ kind: z.literal('readPages'), file: sealedFile, type: fileType }),
  z.object({ kind: z.literal('readBarcodes'), file: sealedFile, type: fileType, pages: z.int().positive() }),
  z.object({ kind: z.literal('readMrzLines'), file: sealedFile, type: fileType, pages: z.int().positive() }),
  z.object({
    kind: z.literal('joinPages'),
    file: sealedFile,
    into: newFile,
    /** Pages of the file itself come first, then those of the others. */
    type: fileType,
    pages: z.array(z.int().positive()).min(1),
    others: z.array(joinedPart),
  }),
  z.object({
    kind: z.literal('appendPages'),
    /** A letter of our own. */
    file: sealedFile,
    into: newFile,
    others: z.array(joinedPart).min(1),
  }),
  z.object({ kind: z.literal('checkSeal'), file: sealedFile, certificates: z.array(z.base64()) }),
]);
export type ParserTask = z.infer<typeof parserTask>;

export const inspection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine'), type: fileType, pages: z.number().int().positive() }),
  z.object({ kind: z.literal('refused'), reason: fileRefusal }),
]);
export type Inspection = z.infer<typeof inspection>;

/** The size of the file that was made, or null when the given one cannot be read. */
export const converted = z.object({ size: z.number().int().positive().nullable() });

export const sealFound = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['notSealed', 'foreign', 'changed']) }),
  z.object({
    kind: z.literal('unchanged'),
    sealedAt: z.iso.datetime(),
    stamp: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  }),
]);

/** Null when the file cannot be read. */
export const pagesFound = z.object({ found: documentPages.nullable() });

/** Both lines of a passport; null where they are not there or cannot be read without doubt. */
export const mrzLinesFound = z.object({ lines: z.string().max(100).nullable() });

export const barcodesFound = z.object({ texts: z.array(z.string()) });
