import type { StoredFile } from '#entities/contract/stored-file.ts';
import type { Container } from '#server/container.ts';
import { type FileRow, filesOf } from '#server/db/repos/loan/files.ts';
import type { Writer } from './writer.ts';

type SentIn = FileRow & Pick<StoredFile, 'documentType'>;

/** Our own documents and those staff add are files too, and have their own lists. */
export const isSentIn = (row: FileRow): row is SentIn => row.documentType !== 'paper' && row.documentType !== 'lender';

export const toStoredFile = (row: SentIn): StoredFile => {
  const { id, person, documentType, propertyId, subjectId, name, size, type, pages, state, createdAt } = row;
  return { id, person, documentType, propertyId, subjectId, name, size, type, pages, state, createdAt };
};

/** Own documents only: applicants on one application do not see each other's. */
export const listFiles = async (
  { database }: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
): Promise<StoredFile[]> =>
  (await filesOf(database.db, applicationId))
    .filter((row) => row.person === person && row.retiredAt === null)
    .filter(isSentIn)
    .map(toStoredFile);
