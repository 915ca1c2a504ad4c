import { randomUUID } from 'node:crypto';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addWrittenDocument, ownerDocumentsOf, writtenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { type DocumentPdf, documentPdf } from '#server/documents/document-pdf.ts';
import { type DocumentToWrite, writeDocument } from '#server/documents/write-document.ts';
import type { Subject } from '#server/vendors/port.ts';
import { wordsFor } from '#words';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { sealIssued } from './seal-document.ts';
import { storePdf } from './store-pdf.ts';
import { termsHashOf, writingFacts } from './writing-facts.ts';
import { writtenOrBlocked } from './written-or-blocked.ts';

/** `owner`: an owner of the home, where the document is neither applicant's. `pdf`: already made, with other pages after the letter. */
type Issued = {
  tx: Tx;
  subject: Subject;
  content: WrittenDocument;
  termsHash: string;
  owner?: string;
  pdf?: DocumentPdf;
};

/** A document without signatures: sealed by the lender and kept. */
export const saveIssued = async (
  container: Container,
  { tx, subject, content, termsHash, owner, pdf }: Issued,
): Promise<{ paperId: string; fileId: string }> => {
  const { applicationId, person } = subject;
  const { kind } = content;
  const { writtenDocumentNames } = wordsFor(content.locale);
  const { bytes, pages } = pdf ?? (await documentPdf(content));
  const sealed = await sealIssued(container, { tx, bytes, content });
  const id = randomUUID();
  const name = `${writtenDocumentNames[kind]} ${content.loanNumber}`;
  const { fileId, sha256 } = await storePdf(container, { tx, subject, name, pdf: { bytes: sealed, pages } });
  const before = owner
    ? ownerDocumentsOf(tx, { applicationId, owner })
    : writtenDocumentsOf(tx, { ...subject, packet: 'notice' });
  const place = (await before).length;
  const files = { shownFileId: fileId, shownSha256: sha256, sealedFileId: fileId, sealedSha256: sha256 };
  const head = { id, applicationId, person, packet: 'notice' as const, place, kind, content, termsHash, pages, owner };
  await addWrittenDocument(tx, { ...head, state: 'issued', ...files });
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'paperIssued', body: { paperId: id, paper: kind } });
  return { paperId: id, fileId };
};

/** Writes, seals and files a notice for one applicant; null when there is no content, or a value is missing and staff was told. The caller holds the application's lock. */
export const issueDocument = async (
  container: Container,
  {
    tx,
    stored,
    person,
    asked,
  }: { tx: Tx; stored: StoredApplication; person: Subject['person']; asked: DocumentToWrite },
): Promise<{ paperId: string; fileId: string } | null> => {
  const line = await findAcceptedOffer(tx, stored.id);
  const facts = await writingFacts(container, { tx, stored, person, line });
  const content = await writtenOrBlocked(container, { tx, stored, person, write: () => writeDocument(facts, asked) });
  const subject = { applicationId: stored.id, person };
  return content && saveIssued(container, { tx, subject, content, termsHash: termsHashOf(facts) });
};
