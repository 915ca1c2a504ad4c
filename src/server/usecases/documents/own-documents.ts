import type { WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import {
  changeWrittenDocument,
  findWrittenDocument,
  writtenDocumentsOf,
} from '#server/db/repos/loan/written-documents.ts';
import type { Subject } from '#server/vendors/port.ts';
import { type FileViewer, fileLink } from '../shared/file-link.ts';
import { titled } from './titled.ts';

type OwnDocument = {
  id: string;
  kind: WrittenDocumentKind;
  title: string;
  state: 'prepared' | 'signed' | 'declined' | 'issued';
  at: Date;
  /** The lender's day it was signed or issued. */
  on: Day;
};

/** Every document written for one applicant, newest last. */
export const ownDocuments = async (container: Container, subject: Subject): Promise<OwnDocument[]> => {
  const packets = await Promise.all(
    (['funnel', 'closing', 'notice'] as const).map((packet) =>
      writtenDocumentsOf(container.database.db, { ...subject, packet }),
    ),
  );
  const known = packets.flatMap((rows) =>
    titled(
      container,
      rows.filter(({ state }) => state !== 'superseded'),
    ),
  );
  return known.flatMap(({ id, packet, kind, title, state, signedAt, preparedAt, signedOn, content }) => {
    if (state === 'superseded' || (kind === 'electronicConsent' && packet === 'closing')) return [];
    const when = { at: signedAt ?? preparedAt, on: signedOn ?? content.preparedOn };
    // The consent is given by its code, not by a signature.
    const standing = kind === 'electronicConsent' ? ('issued' as const) : state;
    return [{ id, kind, title, state: standing, ...when }];
  });
};

/** The sealed file once there is one, else the document as shown. */
export const documentLink = async (
  container: Container,
  subject: Subject,
  { paperId, viewer }: { paperId: string; viewer: FileViewer },
): Promise<string> => {
  const { applicationId, person } = subject;
  const row = await findWrittenDocument(container.database.db, { id: paperId, applicationId, person });
  if (!row) throw new AppError('notFound');
  if (row.openedAt === null) await changeWrittenDocument(container.database.db, { id: row.id, openedAt: new Date() });
  return fileLink(container, { fileId: row.sealedFileId ?? row.shownFileId, viewer });
};
