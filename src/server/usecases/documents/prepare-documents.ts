import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Packet } from '#entities/contract/written-document.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { getPolicy } from '#policy/policies.ts';
import { closingDay } from '#rules/closing/closing-standing.ts';
import { findStateLimits } from '#rules/eligibility/cltv.ts';
import { type Payoff, payoffsOf } from '#rules/funding/payoffs-of.ts';
import { doOccupancyAnswersDisagree } from '#rules/rescission/occupancy.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { receiptsOf } from '#server/db/repos/loan/disclosure-receipts.ts';
import { lettersInForce } from '#server/db/repos/loan/payoff-letters.ts';
import {
  addWrittenDocument,
  changeWrittenDocument,
  type PaperRow,
  writtenDocumentsOf,
} from '#server/db/repos/loan/written-documents.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import { MissingValue } from '#server/documents/fill-template.ts';
import { templateOn } from '#server/documents/template.ts';
import { type DocumentToWrite, writeDocument } from '#server/documents/write-document.ts';
import type { WritingFacts } from '#server/documents/writing-facts.ts';
import type { Subject } from '#server/vendors/port.ts';
import { confirmAcceptedTerms } from '../shared/accepted-terms.ts';
import { sealIssued } from './seal-document.ts';
import { storePdf } from './store-pdf.ts';
import { withoutFloodSignature } from './without-flood-signature.ts';
import { termsHashOf, writingFacts } from './writing-facts.ts';
import { writtenOrBlocked } from './written-or-blocked.ts';

/** Without easily confused letters and digits. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679';
const CODE_LENGTH = 6;

/** `person`: an applicant, or an owner who does not borrow. */
export type Consenting = { applicationId: string; person: string };

/** The code in the consent document, known only after opening it; derived the same way each time, so nothing has to be stored. */
export const consentCode = (
  { sessionSecret }: Pick<Container, 'sessionSecret'>,
  { applicationId, person }: Consenting,
): string =>
  [
    ...createHmac('sha256', sessionSecret)
      .update(JSON.stringify(['eConsent', applicationId, person]))
      .digest(),
  ]
    .slice(0, CODE_LENGTH)
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('');

/** Spaces, hyphens and case are up to the person who types it. */
export const isConsentCode = (
  container: Pick<Container, 'sessionSecret'>,
  { typed, ...consenting }: Consenting & { typed: string },
): boolean => typed.replace(/[\s-]/g, '').toUpperCase() === consentCode(container, consenting);

type Asked = {
  packet: Packet;
  facts: WritingFacts;
  subject: Subject;
  hasPrivacyNotice: boolean;
  isFloodToSign: boolean;
  payoffs: readonly Payoff[];
};

const asked = (
  container: Container,
  { packet, facts, subject, hasPrivacyNotice, isFloodToSign, payoffs }: Asked,
): DocumentToWrite[] => {
  const consent = { kind: 'electronicConsent', code: consentCode(container, subject) } as const;
  if (packet === 'funnel')
    return [
      consent,
      { kind: 'earlyDisclosures' },
      { kind: 'brochureReceipt' },
      { kind: 'creditAuthorization' },
      { kind: 'creditAgreement' },
      // Written where the zone asks for it; signing it is the acknowledgment.
      { kind: 'floodNotice' },
    ];
  const openedOn = closingDay(facts.application.closing, facts.preparedOn);
  const notices = ([1, 2] as const).map((copy) => ({
    kind: 'rescissionNotice' as const,
    openedOn,
    startsOn: openedOn,
    copy,
  }));
  // 1016.4: at the latest when the account opens, for applicants from before it was handed over at the start.
  const privacy = hasPrivacyNotice ? [] : [{ kind: 'privacyNotice' } as const];
  // The acknowledgment of a flood notice that came after the agreement was signed.
  const flood = isFloodToSign ? [{ kind: 'floodNotice' } as const] : [];
  const limits = findStateLimits(getPolicy(facts.preparedOn), facts.application.property.state);
  const terms = facts.mayBePrincipalResidence && limits?.acknowledgesValue ? [{ kind: 'homesteadTerms' } as const] : [];
  const first = [consent, { kind: 'accountOpening' } as const, ...terms, ...flood, ...privacy];
  const letters = payoffs.map((payoff) => ({ kind: 'payoffLetter' as const, payoff }));
  if (!facts.mayBePrincipalResidence) return [...first, ...letters];
  // Before November 17, 2026 each copy was its own receipt.
  const { sections } = templateOn('rescissionNotice', { locale: facts.locale, on: facts.preparedOn });
  const isSignedItself = sections.some(({ place }) => place !== null);
  const receipt = { kind: 'rescissionReceipt', openedOn, startsOn: openedOn } as const;
  return [...first, ...notices, ...(isSignedItself ? [] : [receipt]), ...letters];
};

/** The consent is given by typing back its code, and an issued document is only to keep; all else is signed. */
export const areSigned = (rows: readonly Pick<PaperRow, 'kind' | 'state'>[]): boolean => {
  const toSign = rows.filter(({ kind, state }) => kind !== 'electronicConsent' && state !== 'issued');
  return toSign.length > 0 && toSign.every(({ state }) => state === 'signed');
};

const contradicted = (packet: Packet): never => {
  throw new MissingValue(packet === 'closing' ? 'rescissionNotice' : 'creditAgreement', 'occupancy');
};

type Prepared = { tx: Tx; stored: StoredApplication; subject: Subject; packet: Packet };

type Changing = Pick<Asked, 'packet' | 'isFloodToSign' | 'payoffs'>;

/** Closing documents count days from their signing day: another day makes new ones, and so does a flood zone or payoff letter since. */
const hashOf = (facts: WritingFacts, { packet, isFloodToSign, payoffs }: Changing): string =>
  packet === 'closing'
    ? [
        termsHashOf(facts),
        closingDay(facts.application.closing, facts.preparedOn),
        ...(isFloodToSign ? ['flood'] : []),
        ...(payoffs.length > 0 ? [createHash('sha256').update(JSON.stringify(payoffs)).digest('hex')] : []),
      ].join('-')
    : termsHashOf(facts);

/**
 * One signer's packet documents, written once and kept as shown. A document whose terms no longer apply is
 * replaced; the old one stays as it was. Null: there is no offer to write about, or a value
 * is missing and staff was told.
 */
export const prepareDocuments = async (
  container: Container,
  { tx, stored, subject, packet }: Prepared,
): Promise<PaperRow[] | null> => {
  const known = await writtenDocumentsOf(tx, { ...subject, packet });
  // Stays so while the closing documents are signed one by one.
  const isFloodToSign = (await withoutFloodSignature(tx, stored, ['funnel'])).includes(subject.person);
  const isWhole = !isFloodToSign || known.some(({ kind }) => kind === 'floodNotice');
  if (packet === 'closing' && areSigned(known) && isWhole) return known;
  if (doOccupancyAnswersDisagree(stored.document)) {
    const { person } = subject;
    // Whose home it is decides on the right to cancel: nothing is signed while two answers contradict each other.
    return writtenOrBlocked(container, { tx, stored, person, write: () => contradicted(packet) });
  }
  const line = await confirmAcceptedTerms(container, tx, stored);
  if (line === null) return null;
  const facts = await writingFacts(container, { tx, stored, person: subject.person, line });
  const letters = packet === 'closing' ? await lettersInForce(tx, stored.id) : new Map();
  const payoffs = payoffsOf(stored.document, { letters, person: subject.person });
  const termsHash = hashOf(facts, { packet, isFloodToSign, payoffs });
  // A payoff letter that comes while someone signs takes no signature back: it goes out with the payment.
  const isBegun = known.some(({ state }) => state === 'signed');
  const least = isBegun ? hashOf(facts, { packet, isFloodToSign, payoffs: [] }) : termsHash;
  if (known.length > 0 && known.every((row) => row.termsHash.startsWith(least))) return known;
  const receipts = await receiptsOf(tx, subject);
  const hasPrivacyNotice = receipts.some(({ paper }) => paper === 'privacyNotice');
  const contents = await writtenOrBlocked(container, {
    ...{ tx, stored, person: subject.person },
    write: () =>
      asked(container, { packet, facts, subject, hasPrivacyNotice, isFloodToSign, payoffs }).flatMap(
        (each) => writeDocument(facts, each) ?? [],
      ),
  });
  if (contents === null) return null;
  for (const { id } of known) await changeWrittenDocument(tx, { id, state: 'superseded' });
  for (const [place, content] of contents.entries()) {
    const { kind } = content;
    const isToKeep = kind !== 'electronicConsent' && content.sections.every(({ place: field }) => field === null);
    const pdf = await documentPdf(content);
    const bytes = isToKeep ? await sealIssued(container, { tx, bytes: pdf.bytes, content }) : pdf.bytes;
    const id = randomUUID();
    const name = `${container.words.writtenDocumentNames[kind]} ${loanNumberText(stored.loanNumber)} ${id.slice(0, 4)}`;
    const file = await storePdf(container, { tx, subject, name, pdf: { ...pdf, bytes } });
    const shown = {
      shownFileId: file.fileId,
      shownSha256: file.sha256,
      pages: pdf.pages,
      sectionPages: pdf.sectionPages,
    };
    const sealed = isToKeep ? { sealedFileId: file.fileId, sealedSha256: file.sha256 } : {};
    await addWrittenDocument(tx, {
      id,
      ...subject,
      packet,
      place,
      kind,
      content,
      termsHash,
      state: isToKeep ? 'issued' : 'prepared',
      ...shown,
      ...sealed,
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
