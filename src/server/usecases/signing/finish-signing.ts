import type { Packet } from '#entities/contract/written-document.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { steps } from '#funnel/steps.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication, lockApplication } from '#server/db/repos/application/applications.ts';
import {
  findSigner,
  type PaperRow,
  type SignerRow,
  writtenDocumentsOf,
} from '#server/db/repos/loan/written-documents.ts';
import { type Completion, completionCertificate } from '#server/documents/completion-certificate.ts';
import type { Subject } from '#server/vendors/port.ts';
import { submitStep } from '../application/submit-step.ts';
import { recordClosingPapers } from '../closing/open-account.ts';
import { issueDocument, saveIssued } from '../documents/issue-document.ts';
import { termsHashOf, writingFacts } from '../documents/writing-facts.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import type { Sender } from './open-signing.ts';
import { momentText } from './sign-document.ts';

export type FinishOutcome = { kind: 'notSigned' } | { kind: 'finished'; next: string | null };

const completionOf = (
  { env, words: { writtenDocumentNames, signingEvents } }: Pick<Container, 'env' | 'words'>,
  { rows, signer }: { rows: readonly PaperRow[]; signer: SignerRow },
): Omit<Completion, 'signer'> => ({
  verifyUrl: `${env.PUBLIC_URL}/verify`,
  papers: rows.map(({ kind, content, shownSha256, sealedSha256, signedAt }) => ({
    name: writtenDocumentNames[kind],
    version: content.version,
    shownHash: shownSha256.toString('hex'),
    sealedHash: sealedSha256?.toString('hex') ?? '',
    signedAt: signedAt ? momentText(signedAt) : '',
  })),
  events: [
    ...(signer.consentedAt ? [{ what: signingEvents.consented, at: momentText(signer.consentedAt) }] : []),
    ...(signer.adoptedAt ? [{ what: signingEvents.adopted, at: momentText(signer.adoptedAt) }] : []),
    ...rows.flatMap(({ kind, marks }) =>
      Object.values(marks).map((mark) => ({
        what: signingEvents[mark.kind](writtenDocumentNames[kind]),
        at: mark.at,
      })),
    ),
  ],
});

type Finished = { packet: Packet; sender: Sender };

/** The certificate, once per packet; in the funnel also the summary. False while any document is unsigned. */
const certify = (container: Container, subject: Subject, { packet, sender }: Finished): Promise<boolean> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, subject.applicationId);
    const signer = await findSigner(tx, subject);
    const rows = (await writtenDocumentsOf(tx, { ...subject, packet })).filter(
      ({ kind, state }) => kind !== 'electronicConsent' && state !== 'issued',
    );
    if (!stored || !signer || rows.length === 0 || rows.some(({ state }) => state !== 'signed')) return false;
    const line = await findAcceptedOffer(tx, stored.id);
    const facts = await writingFacts(container, { tx, stored, person: subject.person, line });
    const termsHash = `${packet}-${rows.map(({ id }) => id).join()}`;
    const issued = await writtenDocumentsOf(tx, { ...subject, packet: 'notice' });
    if (issued.some((row) => row.kind === 'completionCertificate' && row.termsHash === termsHash)) return true;
    const who = { email: stored.document[subject.person]?.email ?? '', ...sender };
    const done = completionOf(container, { rows, signer });
    await saveIssued(container, {
      tx,
      subject,
      content: completionCertificate(facts, { signer: who, ...done }),
      termsHash,
    });
    if (packet === 'closing') return true;
    const isNew = (kind: PaperRow['kind']) =>
      !issued.some((row) => row.kind === kind && row.termsHash === termsHashOf(facts));
    const kind = 'applicationSummary';
    if (isNew(kind)) await issueDocument(container, { tx, stored, person: subject.person, asked: { kind } });
    return true;
  });

/** After the last document: the certificate, and in the funnel the step itself, saved from the actual signatures. */
export const finishSigning = async (
  container: Container,
  subject: Subject,
  { packet, sender }: Finished,
): Promise<FinishOutcome> => {
  const { applicationId, person } = subject;
  if (!(await certify(container, { applicationId, person }, { packet, sender }))) return { kind: 'notSigned' };
  if (packet === 'closing') {
    await recordClosingPapers(container, { applicationId, owner: person });
    return { kind: 'finished', next: steps.applicationSubmitted.path };
  }
  const stored = await findApplication(container.database.db, applicationId);
  const step = stored && stepByKey('disclosures', stored);
  const signer = await findSigner(container.database.db, { applicationId, person });
  if (!stored || !step || !signer?.signature) throw new AppError('notFound');
  const outcome = await submitStep(
    container,
    { applicationId, person },
    {
      key: 'disclosures',
      answers: {
        hasConsentedToElectronicRecords: true,
        hasReceivedEarlyDisclosures: true,
        hasAuthorizedCredit: true,
        agreementSigned: true,
        signedName: signer.signature.name,
      },
      base: step.read(stored.document, person),
      asOf: container.clock.today(),
      address: sender.address,
    },
  );
  if (outcome.kind !== 'saved') throw new AppError('unavailable');
  return { kind: 'finished', next: outcome.next };
};

/** For the job behind the last signature of a closing: repeating it changes nothing, and a blocked closing is retried later. */
export const finishClosing = async (
  container: Container,
  { sender, ...subject }: Subject & { sender: Sender },
): Promise<void> => {
  await certify(container, subject, { packet: 'closing', sender });
  const { kind } = await recordClosingPapers(container, {
    applicationId: subject.applicationId,
    owner: subject.person,
  });
  if (kind === 'conditionsOpen' || kind === 'waiting') throw new AppError('unavailable');
};
