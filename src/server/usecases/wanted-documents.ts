import type { Application } from '#entities/application.ts';
import type { DocumentWanted } from '#entities/document-wanted.ts';
import type { Upload } from '#entities/upload.ts';
import { documentProgress } from '#rules/documents/document-progress.ts';
import { requiredDocuments } from '#rules/documents/required-documents.ts';
import { AppError } from '../app-error.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { findApplication } from '../db/repos/applications.ts';
import { listFiles } from './list-files.ts';
import { outsideFactsOf } from './outside-facts-of.ts';
import type { Writer } from './submit-step.ts';

const placeOf = ({ propertyOwnership }: Application, propertyId: string | null): string | null =>
  propertyOwnership.find((owned) => owned.propertyId === propertyId)?.property.line1 ?? null;

/** What is asked of this person and of the household, with what they have sent for each. The other's papers stay the other's. */
export const wantedDocuments = async (
  container: Container,
  writer: Pick<Writer, 'applicationId' | 'person'>,
): Promise<DocumentWanted[]> => {
  const stored = await findApplication(container.database.db, writer.applicationId);
  if (!stored) throw new AppError('notFound');
  const { document } = stored;
  const facts = await outsideFactsOf(container.database.db, { id: writer.applicationId, document });
  const required = requiredDocuments({ application: document, facts, asOf: lenderToday(container.env) });
  const files = await listFiles(container, writer);
  const reviewOf = (id: string): Upload['state'] =>
    document.uploads.find((each) => each.id === id)?.state ?? 'received';
  return documentProgress(required, document)
    .rows.filter(({ type, isSkipped, person }) => {
      // An ID has sides and is taken on a page of its own.
      if (isSkipped || type === 'idDocument') return false;
      return person === null || person === writer.person;
    })
    .map(({ type, person, propertyId, count, years, uploaded, isComplete }) => ({
      documentType: type,
      isOfHousehold: person === null,
      propertyId,
      place: placeOf(document, propertyId),
      count,
      years,
      uploaded,
      isComplete,
      files: files
        .filter((file) => file.documentType === type && file.propertyId === propertyId)
        .map(({ id, name, size, pages, state }) => ({ id, name, size, pages, state, review: reviewOf(id) })),
    }));
};
