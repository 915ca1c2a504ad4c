import { buffer } from 'node:stream/consumers';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findTaskLink } from '#server/db/repos/accounts/task-links.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { closingOwnersOf } from '#server/db/repos/loan/closing-owners.ts';
import { ownerDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { openFile } from '../documents/open-file.ts';
import { titled } from '../documents/titled.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { rescissionOf } from '../shared/rescission-of.ts';
import { type CancelOutcome, cancelLine } from './cancel-line.ts';
import { recordClosingPapers } from './open-account.ts';
import { giveOwnerConsent, ownerConsentPaper, wantOwnerPaper } from './owner-consent.ts';

const ownerOfLink = async ({ database }: Container, token: string) => {
  const link = await findTaskLink(database.db, { token, task: 'cancel' });
  const owners = link ? await closingOwnersOf(database.db, link.applicationId) : [];
  if (!link || !owners.some(({ owner }) => owner === link.subject)) throw new AppError('linkNotValid');
  return { applicationId: link.applicationId, owner: link.subject };
};

/** For a non-borrowing owner: the subject, the deadline, and their documents once requested. */
export const ownerLinkView = async (container: Container, token: string) => {
  const { applicationId, owner } = await ownerOfLink(container, token);
  const { db } = container.database;
  const stored = await findApplication(db, applicationId);
  const who = (await closingOwnersOf(db, applicationId)).find((each) => each.owner === owner);
  if (!stored || !who) throw new AppError('linkNotValid');
  const rescission = await rescissionOf(db, stored, container.clock.today());
  const papers = await ownerDocumentsOf(db, { applicationId, owner });
  return {
    name: who.name,
    home: stored.document.property.line1,
    state: rescission.kind,
    lastDay: 'lastDayToCancel' in rescission ? rescission.lastDayToCancel : null,
    receivedOn: who.noticeDeliveredOn,
    isPaperWanted: who.paperWantedAt !== null,
    papers: titled(container, papers).map(({ id, title, pages }) => ({ id, title, pages })),
  };
};

type Held = { token: string; address: string };

/** The consent to electronic records, as a PDF with the code to type back. */
export const ownerConsentByLink = async (container: Container, token: string) =>
  ownerConsentPaper(container, await ownerOfLink(container, token));

type Consenting = { token: string; code: string; sender: { address: string; agent: string } };

/**
 * The owner consents to electronic records and takes their documents on screen: written, kept, and counted as delivered today.
 * Repeating it changes nothing.
 */
export const receiveOwnerPapers = async (
  container: Container,
  { token, code, sender }: Consenting,
): Promise<'received' | 'wrongCode'> => {
  await limitTries(container, { what: 'openLead', account: null, address: sender.address });
  const at = await ownerOfLink(container, token);
  if ((await giveOwnerConsent(container, at, { code, sender })) === 'wrongCode') return 'wrongCode';
  await recordClosingPapers(container, at);
  return 'received';
};

/** The owner asks for paper instead. */
export const wantPaperByLink = async (container: Container, { token, address }: Held): Promise<void> => {
  await limitTries(container, { what: 'openLead', account: null, address });
  await wantOwnerPaper(container, await ownerOfLink(container, token));
};

/** One of their documents, as a PDF to keep. */
export const ownerPaper = async (
  container: Container,
  { token, paperId }: { token: string; paperId: string },
): Promise<{ name: string; base64: string }> => {
  const papers = await ownerDocumentsOf(container.database.db, await ownerOfLink(container, token));
  const row = papers.find(({ id }) => id === paperId);
  if (!row?.sealedFileId) throw new AppError('notFound');
  const { name, size, bytes } = await openFile(container, row.sealedFileId);
  return { name, base64: (await buffer(bytes({ start: 0, end: size - 1 }))).toString('base64') };
};

export const cancelByLink = async (container: Container, { token, address }: Held): Promise<CancelOutcome> => {
  await limitTries(container, { what: 'openLead', account: null, address });
  return cancelLine(container, await ownerOfLink(container, token));
};
