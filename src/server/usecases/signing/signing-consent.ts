import type { EventKind } from '#entities/contract/event-kind.ts';
import type { Signature } from '#entities/contract/signature.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeSigner, findSigner, type SignerRow } from '#server/db/repos/loan/written-documents.ts';
import { fullName } from '#server/documents/writing-facts.ts';
import { versionInForce } from '#server/legal-versions.ts';
import type { Subject } from '#server/vendors/port.ts';
import { isConsentCode } from '../documents/prepare-documents.ts';
import { notifyStaff } from '../messages/notify-staff.ts';
import { limitTries } from '../shared/limit-tries.ts';
import type { Sender } from './open-signing.ts';

/** `tell`: an item staff must act on. */
type Change = { kind: EventKind; change: Partial<SignerRow>; body: Record<string, unknown>; tell?: string };

const note = (container: Container, subject: Subject, { kind, change, body, tell }: Change): Promise<void> =>
  container.database.transact(async (tx) => {
    const { applicationId, person } = subject;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await changeSigner(tx, { ...change, applicationId, person });
    await appendEvent(tx, { applicationId, actor: person, kind, body });
    if (tell) await notifyStaff(container, tx, { stored, person, text: tell });
  });

/** The code is in the PDF only: entering it proves the PDF was opened (E-SIGN 7001(c)). */
export const giveEConsent = async (
  container: Container,
  subject: Subject,
  { code, sender }: { code: string; sender: Sender },
): Promise<'given' | 'wrongCode'> => {
  await limitTries(container, { what: 'eConsent', account: subject.applicationId, address: sender.address });
  if (!isConsentCode(container, { ...subject, typed: code })) return 'wrongCode';
  const consentVersion = versionInForce(container.env.LOCALE, 'e-consent');
  const change = { consentedAt: container.clock.now(), withdrawnAt: null, consentVersion, ...sender };
  await note(container, subject, { kind: 'eConsentGiven', change, body: { consentVersion, ...sender } });
  return 'given';
};

/** Earlier signatures stay valid; nothing more can be signed on screen. */
export const withdrawEConsent = (container: Container, subject: Subject): Promise<void> => {
  const change = { withdrawnAt: container.clock.now(), paperWantedAt: container.clock.now() };
  return note(container, subject, {
    kind: 'eConsentWithdrawn',
    change,
    body: {},
    tell: container.words.signingMessages.withdrawn,
  });
};

export const requestPaperCopies = async (container: Container, subject: Subject): Promise<void> => {
  if ((await findSigner(container.database.db, subject))?.paperWantedAt) return;
  const change = { paperWantedAt: container.clock.now() };
  await note(container, subject, {
    kind: 'paperWanted',
    change,
    body: {},
    tell: container.words.signingMessages.paperWanted,
  });
};

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '');

/** Signers use their own name, as on the application; spacing and punctuation are up to them. */
export const adoptSignature = async (
  container: Container,
  subject: Subject,
  signature: Signature,
): Promise<'adopted' | 'consentNeeded' | 'otherName'> => {
  const signer = await findSigner(container.database.db, subject);
  if (!signer?.consentedAt || signer.withdrawnAt) return 'consentNeeded';
  const stored = await container.database.transact((tx) => lockApplication(tx, subject.applicationId));
  if (!stored) throw new AppError('notFound');
  const own = stored.document[subject.person];
  const accepted = [fullName(stored.document, subject.person), `${own?.firstName ?? ''} ${own?.lastName ?? ''}`];
  if (!accepted.map(plainName).includes(plainName(signature.name))) return 'otherName';
  const change = { signature, adoptedAt: container.clock.now() };
  await note(container, subject, { kind: 'signatureAdopted', change, body: { form: signature.form } });
  return 'adopted';
};
