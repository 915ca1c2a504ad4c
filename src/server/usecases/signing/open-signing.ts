import type { SigningView } from '#entities/contract/signing-view.ts';
import type { Packet } from '#entities/contract/written-document.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { ClosingStanding } from '#rules/closing/closing-standing.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import {
  findSigner,
  type PaperRow,
  type SignerRow,
  writtenDocumentsOf,
} from '#server/db/repos/loan/written-documents.ts';
import { fullName } from '#server/documents/writing-facts.ts';
import type { Subject } from '#server/vendors/port.ts';
import { closingStanding } from '../closing/closing-standing.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { areSigned, prepareDocuments } from '../documents/prepare-documents.ts';
import { titled } from '../documents/titled.ts';

export type Sender = { address: string; agent: string };
export type OpenedSigning =
  /** `standing`: for a closing, the items blocking it. */
  { kind: 'notReady'; standing: ClosingStanding['kind'] | null } | { kind: 'ready'; view: SigningView };

const consentOf = (signer: SignerRow | null): SigningView['consent'] => {
  if (signer?.withdrawnAt) return 'withdrawn';
  return signer?.consentedAt ? 'given' : 'needed';
};

type Seen = { stored: StoredApplication; subject: Subject; rows: PaperRow[]; signer: SignerRow | null; sender: Sender };

const viewOf = (container: Container, { stored, subject, rows, signer, sender }: Seen): SigningView => {
  const current = titled(
    container,
    rows.filter(({ state }) => state !== 'superseded'),
  );
  const papers = current.flatMap((row) => {
    const { id, kind, title, content, pages, sectionPages, state, marks, shownSha256, signedAt } = row;
    if (kind === 'electronicConsent' || kind === 'completionCertificate' || state === 'superseded') return [];
    const { sections, version } = content;
    const own = { id, kind, title, version, pages, sectionPages, state, sections, signedAt };
    return [{ ...own, marked: Object.keys(marks), shownHash: shownSha256.toString('hex') }];
  });
  return {
    name: fullName(stored.document, subject.person),
    loanNumber: loanNumberText(stored.loanNumber),
    consent: consentOf(signer),
    consentPaperId: rows.find(({ kind }) => kind === 'electronicConsent')?.id ?? null,
    signature: signer?.signature ?? null,
    paperWantedAt: signer?.paperWantedAt ?? null,
    record: sender,
    papers,
    isComplete: areSigned(papers),
  };
};

const standingOf = async (container: Container, tx: Tx, stored: StoredApplication): Promise<ClosingStanding> => {
  await reconcileConditions(container, tx, stored);
  return closingStanding(container, tx, stored);
};

/** One signer's signing page, on any device: writes the documents where there are none yet and shows the progress. */
export const openSigning = (
  container: Container,
  subject: Subject,
  { packet, sender }: { packet: Packet; sender: Sender },
): Promise<OpenedSigning> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, subject.applicationId);
    if (!stored) throw new AppError('notFound');
    if (packet === 'closing') {
      const { kind } = await standingOf(container, tx, stored);
      const isDone = areSigned(await writtenDocumentsOf(tx, { ...subject, packet }));
      if (kind !== 'open' && !isDone) return { kind: 'notReady', standing: kind };
    }
    const rows = await prepareDocuments(container, { tx, stored, subject, packet });
    if (rows === null) return { kind: 'notReady', standing: null };
    const signer = await findSigner(tx, subject);
    return { kind: 'ready', view: viewOf(container, { stored, subject, rows, signer, sender }) };
  });
