import { actorOf } from '#entities/contract/actor.ts';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { findApplication, lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { type ClosingOwner, changeClosingOwner, closingOwnersOf } from '#server/db/repos/loan/closing-owners.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import { versionInForce } from '#server/legal-versions.ts';
import { saveIssued } from '../documents/issue-document.ts';
import { consentCode, isConsentCode } from '../documents/prepare-documents.ts';
import { termsHashOf, writingFacts } from '../documents/writing-facts.ts';
import { notifyStaff } from '../messages/notify-staff.ts';
import { limitTries } from '../shared/limit-tries.ts';

export type OwnerAt = { applicationId: string; owner: string };

/** Set apart from the codes of applicants. */
const consenting = ({ applicationId, owner }: OwnerAt) => ({ applicationId, person: `owner/${owner}` });

const ownerAt = async (db: Reader, { applicationId, owner }: OwnerAt): Promise<ClosingOwner> => {
  const who = (await closingOwnersOf(db, applicationId)).find((each) => each.owner === owner);
  if (!who) throw new AppError('linkNotValid');
  return who;
};

const consentOf = async (
  container: Container,
  db: Reader,
  at: OwnerAt,
): Promise<{ content: WrittenDocument; termsHash: string }> => {
  const stored = await findApplication(db, at.applicationId);
  if (!stored) throw new AppError('linkNotValid');
  const { name } = await ownerAt(db, at);
  const own = await writingFacts(container, { tx: db, stored, person: 'borrower', line: null });
  const facts = { ...own, owner: name };
  const content = writeDocument(facts, { kind: 'electronicConsent', code: consentCode(container, consenting(at)) });
  if (content === null) throw new AppError('unavailable');
  return { content, termsHash: termsHashOf(facts) };
};

/** The consent as a PDF. Its code stands nowhere else, so that typing it back shows that the owner can open what we send. */
export const ownerConsentPaper = async (
  container: Container,
  at: OwnerAt,
): Promise<{ name: string; base64: string }> => {
  const { content } = await consentOf(container, container.database.db, at);
  return { name: `${content.title}.pdf`, base64: (await documentPdf(content)).bytes.toString('base64') };
};

type Sender = { address: string; agent: string };

/** An owner's consent to electronic records, as an applicant gives it (15 USC 7001(c)); a copy of what was agreed to is kept. */
export const giveOwnerConsent = async (
  container: Container,
  at: OwnerAt,
  { code, sender }: { code: string; sender: Sender },
): Promise<'given' | 'wrongCode'> => {
  const { applicationId, owner } = at;
  await limitTries(container, { what: 'eConsent', account: applicationId, address: sender.address });
  if (!isConsentCode(container, { ...consenting(at), typed: code })) return 'wrongCode';
  await container.database.transact(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) throw new AppError('notFound');
    if ((await ownerAt(tx, at)).consentedAt !== null) return;
    const consentVersion = versionInForce(container.env.LOCALE, 'e-consent');
    const { address: consentAddress, agent: consentAgent } = sender;
    await changeClosingOwner(tx, {
      ...at,
      consentedAt: tx.clock.began(),
      consentVersion,
      consentAddress,
      consentAgent,
    });
    const { content, termsHash } = await consentOf(container, tx, at);
    const subject = { applicationId, person: 'borrower' } as const;
    await saveIssued(container, { tx, subject, content, termsHash, owner });
    const body = { owner, consentVersion, ...sender };
    await appendEvent(tx, { applicationId, actor: actorOf(owner), kind: 'eConsentGiven', body });
  });
  return 'given';
};

/** An owner who wants no electronic records: staff hand over or mail their papers. Repeating it changes nothing. */
export const wantOwnerPaper = async (container: Container, at: OwnerAt): Promise<void> => {
  const { applicationId, owner } = at;
  await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    const { paperWantedAt, name } = await ownerAt(tx, at);
    if (paperWantedAt !== null) return;
    await changeClosingOwner(tx, { ...at, paperWantedAt: tx.clock.began() });
    await appendEvent(tx, { applicationId, actor: actorOf(owner), kind: 'paperWanted', body: { owner } });
    const text = container.words.signingMessages.ownerWantsPaper(name);
    await notifyStaff(container, tx, { stored, person: 'borrower', text });
    await saveApplication(tx, stored);
  });
};
