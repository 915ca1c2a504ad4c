import { z } from 'zod';
import { uploadState } from '#entities/application/upload.ts';
import { fileType, storedFile } from '#entities/contract/stored-file.ts';
import { writtenDocumentKind } from '#entities/contract/written-document.ts';
import { lenderFileAbout } from '#entities/facts/lender-file.ts';
import { idSide, idSubtype } from '#entities/values/id-document.ts';
import { person } from '#entities/values/person.ts';
import { uploadsFor } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import { hasAccessReason } from '#server/db/repos/loan/access-reasons.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { allWrittenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { isSentIn, toStoredFile } from '../shared/list-files.ts';
import { isToCreditor } from './titled.ts';

export const loanDocuments = z.object({
  /** Whether this session has given a reason for viewing; until then nothing opens. */
  hasReason: z.boolean(),
  files: z.array(
    storedFile.extend({
      review: uploadState,
      /** The street of another property; null for the home or for none. */
      place: z.string().nullable(),
      conditionKey: z.string().nullable(),
      idSubtype: idSubtype.nullable(),
      idSide: idSide.nullable(),
    }),
  ),
  /** What staff added themselves. */
  lenderFiles: z.array(
    z.object({ fileId: z.uuid(), about: lenderFileAbout, name: z.string(), type: fileType, at: z.date() }),
  ),
  papers: z.array(
    z.object({
      fileId: z.uuid(),
      person,
      kind: writtenDocumentKind,
      title: z.string(),
      state: z.string(),
      at: z.date(),
    }),
  ),
});
export type LoanDocuments = z.infer<typeof loanDocuments>;

type Asking = { applicationId: string; sessionId: string };

/** Every uploaded file and every written document, with its source; names only, the content opens separately. */
export const loanDocumentsOf = async (
  container: Container,
  { applicationId, sessionId }: Asking,
): Promise<LoanDocuments> => {
  const { db } = container.database;
  const { stored, conditions } = await currentConditions(container, applicationId);
  const { uploads, propertyOwnership } = stored.document;
  const rows = (await filesOf(db, applicationId)).filter(({ retiredAt }) => retiredAt === null);
  const keyOf = (id: string): string | null =>
    conditions.find(({ request }) => uploadsFor(request, uploads).some((upload) => upload.id === id))?.key ?? null;
  return {
    hasReason: await hasAccessReason(db, { sessionId, applicationId }),
    files: rows.filter(isSentIn).map((row) => {
      const upload = uploads.find(({ id }) => id === row.id);
      const owned = propertyOwnership.find(({ propertyId }) => propertyId === row.propertyId);
      return {
        ...toStoredFile(row),
        review: upload?.state ?? 'received',
        place: owned?.property.line1 ?? null,
        conditionKey: keyOf(row.id),
        idSubtype: upload?.idSubtype ?? null,
        idSide: upload?.idSide ?? null,
      };
    }),
    lenderFiles: rows.flatMap(({ id, documentType, subjectId, name, type, createdAt }) => {
      const about = documentType === 'lender' ? lenderFileAbout.safeParse(subjectId).data : undefined;
      return about === undefined ? [] : [{ fileId: id, about, name, type, at: createdAt }];
    }),
    papers: (await allWrittenDocumentsOf(db, applicationId)).map(
      ({ sealedFileId, shownFileId, person: whose, kind, content, state, signedAt, preparedAt }) => ({
        fileId: sealedFileId ?? shownFileId,
        person: whose,
        kind,
        // A letter is told from another by its creditor.
        title: isToCreditor(kind) ? content.title : container.words.writtenDocumentNames[kind],
        state,
        at: signedAt ?? preparedAt,
      }),
    ),
  };
};
