import { createHmac, randomUUID } from 'node:crypto';
import type { Packet } from '#entities/contract/written-document.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { closingDay } from '#rules/closing/closing-standing.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import {
  addWrittenDocument,
  changeWrittenDocument,
  type PaperRow,
  writtenDocumentsOf,
} from '#server/db/repos/loan/written-documents.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import { type DocumentToWrite, writeDocument } from '#server/documents/write-document.ts';
import type { WritingFacts } from '#server/documents/writing-facts.ts';
import type { Subject } from '#server/vendors/port.ts';
import { confirmAcceptedTerms } from '../shared/accepted-terms.ts';
import { storePdf } from './store-pdf.ts';
import { termsHashOf, writingFacts } from './writing-facts.ts';

/** Without easily confused letters and digits. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679';
const CODE_LENGTH = 6;

/** The code in the consent document, known only after opening it; derived the same way each time, so nothing has to be stored. */
export const consentCode = ({ sessionSecret }: Container, { applicationId, person }: Subject): string =>
  [
    ...createHmac('sha256', sessionSecret)
      .update(JSON.stringify(['eConsent', applicationId, person]))
      .digest(),
  ]
    .slice(0, CODE_LENGTH)
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('');

const asked = (
  container: Container,
  { packet, facts, subject }: { packet: Packet; facts: WritingFacts; subject: Subject },
): DocumentToWrite[] => {
  const consent = { kind: 'electronicConsent', code: consentCode(container, subject) } as const;
  if (packet === 'funnel')
    return [
      consent,
      { kind: 'earlyDisclosures' },
      { kind: 'brochureReceipt' },
      { kind: 'creditAuthorization' },
      { kind: 'creditAgreement' },
    ];
  const openedOn = closingDay(facts.application.closing, facts.preparedOn);
  const notices = ([1, 2] as const).map((copy) => ({
    kind: 'rescissionNotice' as const,
    openedOn,
    startsOn: openedOn,
    copy,
  }));
  return [consent, { kind: 'accountOpening' }, ...(facts.mayBePrincipalResidence ? notices : [])];
};

/** The consent is given by typing back its code; all else is signed. */
export const areSigned = (rows: readonly Pick<PaperRow, 'kind' | 'state'>[]): boolean => {
  const toSign = rows.filter(({ kind }) => kind !== 'electronicConsent');
  return toSign.length > 0 && toSign.every(({ state }) => state === 'signed');
};

type Prepared = { tx: Tx; stored: StoredApplication; subject: Subject; packet: Packet };

/** Closing documents count days from their signing day: another day makes new documents. */
const hashOf = (facts: WritingFacts, packet: Packet): string =>
  packet === 'closing'
    ? `${termsHashOf(facts)}-${closingDay(facts.application.closing, facts.preparedOn)}`
    : termsHashOf(facts);

/**
 * One signer's packet documents, written once and kept as shown. A document whose terms no longer apply is
 * replaced; the old one stays as it was. Null: there is no offer to write about.
 */
export const prepareDocuments = async (
  container: Container,
  { tx, stored, subject, packet }: Prepared,
): Promise<PaperRow[] | null> => {
  const known = await writtenDocumentsOf(tx, { ...subject, packet });
  if (packet === 'closing' && areSigned(known)) return known;
  const line = await confirmAcceptedTerms(container, tx, stored);
  if (line === null) return null;
  const facts = await writingFacts(container, { tx, stored, person: subject.person, line });
  const termsHash = hashOf(facts, packet);
  if (known.length > 0 && known.every((row) => row.termsHash === termsHash)) return known;
  for (const { id } of known) await changeWrittenDocument(tx, { id, state: 'superseded' });
  for (const [place, each] of asked(container, { packet, facts, subject }).entries()) {
    const content = writeDocument(facts, each);
    if (!content) continue;
    const pdf = await documentPdf(content);
    const id = randomUUID();
    const name = `${container.words.writtenDocumentNames[each.kind]} ${loanNumberText(stored.loanNumber)} ${id.slice(0, 4)}`;
    const file = await storePdf(container, { tx, subject, name, pdf });
    const shown = { shownFileId: file.fileId, shownSha256: file.sha256, pages: pdf.pages };
    await addWrittenDocument(tx, {
      id,
      ...subject,
      packet,
      place,
      kind: each.kind,
      content,
      termsHash,
      state: 'prepared',
      ...shown,
    });
  }
  await appendEvent(tx, {
    applicationId: subject.applicationId,
    actor: 'system',
    kind: 'papersPrepared',
    body: { packet, person: subject.person, replaced: known.length },
  });
  return writtenDocumentsOf(tx, { ...subject, packet });
};
