import { initialsOf, type SignatureMark } from '#entities/contract/signature.ts';
import type { DocumentSection, Packet } from '#entities/contract/written-document.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import {
  changeWrittenDocument,
  findSigner,
  findWrittenDocument,
  type PaperRow,
  writtenDocumentsOf,
} from '#server/db/repos/loan/written-documents.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import type { Subject } from '#server/vendors/port.ts';
import { wordsFor } from '#words';
import { closingStanding } from '../closing/closing-standing.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { areSigned, prepareDocuments } from '../documents/prepare-documents.ts';
import { sealDocument } from '../documents/seal-document.ts';
import { storePdf } from '../documents/store-pdf.ts';
import { notifyStaff } from '../messages/notify-staff.ts';
import type { Sender } from './open-signing.ts';

export type SignOutcome = 'marked' | 'signed' | 'consentNeeded' | 'signatureNeeded' | 'notOpen';

export const momentText = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const signatureFields = ({ content }: PaperRow): DocumentSection[] =>
  content.sections.filter(({ place }) => place !== null);

type Sealing = { tx: Tx; subject: Subject; row: PaperRow; marks: Record<string, SignatureMark>; at: Date };

/** In the transaction of the last signature: all of it is stored or none, and the signer tries again. */
const seal = async (container: Container, { tx, subject, row, marks, at }: Sealing): Promise<void> => {
  const { content, kind, id } = row;
  const { bytes, pages } = await documentPdf(content, marks);
  const { writtenDocumentNames, writtenDocumentTexts } = wordsFor(content.locale);
  const { signedBy, signedFile } = writtenDocumentTexts.frame;
  const reason = signedBy(content.recipient);
  const sealed = await sealDocument(container, { tx, bytes, at, lender: content.lender.name, reason });
  const name = signedFile(`${writtenDocumentNames[kind]} ${content.loanNumber}`);
  const file = await storePdf(container, { tx, subject, name, pdf: { bytes: sealed, pages } });
  const signed = { sealedFileId: file.fileId, sealedSha256: file.sha256, signedAt: at };
  await changeWrittenDocument(tx, { id, marks, state: 'signed', ...signed, signedOn: container.clock.today() });
};

type Now = { stored: StoredApplication; subject: Subject; paperId: string };

/** Only on its day and with nothing blocking it: a document for another day is replaced when the page opens. */
const isClosingNow = async (container: Container, tx: Tx, { stored, subject, paperId }: Now): Promise<boolean> => {
  await reconcileConditions(container, tx, stored);
  if ((await closingStanding(container, tx, stored)).kind !== 'open') return false;
  const rows = await prepareDocuments(container, { tx, stored, subject, packet: 'closing' });
  return rows?.some(({ id }) => id === paperId) ?? false;
};

/** Signs one field, in any order. Signing twice changes nothing; the last open field seals the document. */
export const signDocument = (
  container: Container,
  subject: Subject,
  { paperId, sectionId, sender }: { paperId: string; sectionId: string; sender: Sender },
): Promise<SignOutcome> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, subject.applicationId);
    if (!stored) throw new AppError('notFound');
    const { applicationId, person } = subject;
    const row = await findWrittenDocument(tx, { id: paperId, applicationId, person });
    const places = row ? signatureFields(row) : [];
    const section = places.find(({ id }) => id === sectionId);
    if (!row || !section?.place) throw new AppError('notFound');
    if (row.state === 'signed') return 'signed';
    if (row.state !== 'prepared') return 'notOpen';
    if (row.packet === 'closing' && !(await isClosingNow(container, tx, { stored, subject, paperId })))
      return 'notOpen';
    const signer = await findSigner(tx, { applicationId, person });
    if (!signer?.consentedAt || signer.withdrawnAt) return 'consentNeeded';
    if (!signer.signature) return 'signatureNeeded';
    if (row.marks[sectionId]) return 'marked';
    const { kind } = section.place;
    const open = places.filter(({ id }) => id !== sectionId && !row.marks[id]);
    const at = new Date();
    const { signature } = signer;
    const mark = { kind, signature, initials: initialsOf(signature.name), at: momentText(at) };
    const marks = { ...row.marks, [sectionId]: mark };
    const body = { paperId, paper: row.kind, packet: row.packet, sectionId, ...sender };
    await appendEvent(tx, { applicationId, actor: person, kind: 'placeSigned', body });
    if (open.length > 0) {
      await changeWrittenDocument(tx, { id: paperId, marks, openedAt: row.openedAt ?? at });
      return 'marked';
    }
    await seal(container, { tx, subject, row, marks, at });
    const { packet } = row satisfies { packet: Packet | 'notice' };
    await appendEvent(tx, {
      applicationId,
      actor: person,
      kind: 'paperSigned',
      body: { paperId, paper: row.kind, packet },
    });
    // The last signature closes even if the page goes away: the job is stored exactly when the signature is.
    if (packet === 'closing' && areSigned(await writtenDocumentsOf(tx, { applicationId, person, packet })))
      await container.jobs.enqueue(tx, 'finishClosing', { applicationId, person, sender });
    return 'signed';
  });

/** Signing is voluntary. A signer who declined may still sign while the document is in force. */
export const declineDocument = (
  container: Container,
  subject: Subject,
  { paperId, answer, reason }: { paperId: string; answer: 'decline' | 'takeBack'; reason: string | null },
): Promise<'done' | 'notOpen'> =>
  container.database.transact(async (tx) => {
    const { applicationId, person } = subject;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    const row = await findWrittenDocument(tx, { id: paperId, applicationId, person });
    if (!row) throw new AppError('notFound');
    const [from, to] = answer === 'decline' ? (['prepared', 'declined'] as const) : (['declined', 'prepared'] as const);
    if (row.state === to) return 'done';
    if (row.state !== from) return 'notOpen';
    await changeWrittenDocument(tx, { id: paperId, state: to, declineReason: answer === 'decline' ? reason : null });
    const kind = answer === 'decline' ? 'paperDeclined' : 'paperReopened';
    await appendEvent(tx, { applicationId, actor: person, kind, body: { paperId, paper: row.kind, reason } });
    const name = container.words.writtenDocumentNames[row.kind];
    const text =
      answer === 'decline'
        ? container.words.signingMessages.declined(name, reason)
        : container.words.signingMessages.takenBack(name);
    await notifyStaff(container, tx, { stored, person, text });
    return 'done';
  });
