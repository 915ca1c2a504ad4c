import { z } from 'zod';
import { fileOrigin } from '#entities/contract/documents/file-origin.ts';
import type { Container } from '#server/container.ts';
import { pageNotesOf, pageTurnsOf } from '#server/db/repos/loan/document-review.ts';
import { type Reading, reviewedFile } from './reviewed-file.ts';

/** What staff did with a document, beside its contents. */
export const documentSheet = z.object({
  turns: z.array(z.object({ page: z.int(), quarters: z.int().min(0).max(3) })),
  notes: z.array(z.object({ id: z.uuid(), page: z.int(), text: z.string(), by: z.string(), at: z.date() })),
  origin: fileOrigin.nullable(),
});
export type DocumentSheet = z.infer<typeof documentSheet>;

export const documentSheetOf = async (container: Container, reading: Reading): Promise<DocumentSheet> => {
  const { db } = container.database;
  const { id, origin } = await reviewedFile(container, reading);
  const notes = await pageNotesOf(db, id);
  return {
    turns: (await pageTurnsOf(db, id)).map(({ page, quarters }) => ({ page, quarters })),
    notes: notes.map(({ id: noteId, page, body, staffName, writtenAt }) => ({
      ...{ id: noteId, page, text: body, by: staffName, at: writtenAt },
    })),
    origin,
  };
};
