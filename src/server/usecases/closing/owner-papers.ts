import type { Day } from '#entities/values/day.ts';
import { receivedByMail } from '#rules/compliance/fee-hold.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { closingOwnersOf, keepClosingOwner } from '#server/db/repos/loan/closing-owners.ts';
import { ownerDocumentsOf, type PaperRow } from '#server/db/repos/loan/written-documents.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import { MissingValue } from '#server/documents/fill-template.ts';
import { mergePdfs } from '#server/documents/merge-pdfs.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { otherOwners } from '../delivery/closing-papers.ts';
import { saveIssued } from '../documents/issue-document.ts';
import { issueOwnerDocuments } from '../documents/issue-owner-documents.ts';
import { termsHashOf, writingFacts } from '../documents/writing-facts.ts';
import { missingName } from '../documents/written-or-blocked.ts';
import { confirmAcceptedTerms } from '../shared/accepted-terms.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { acknowledgmentsOf } from './value-acknowledgments.ts';

export type OwnerPapersOutcome =
  | { kind: 'ready'; base64: string }
  | { kind: 'blocked'; missing: string }
  /** The account is not open, or the acknowledgment is not asked of this owner. */
  | { kind: 'notNow' }
  /** Handed over before: the dates stay. */
  | { kind: 'givenBefore'; base64: string };

type Asked = { staff: LoanStaff<'close'>; owner: string };

const lockedOwner = async (tx: Tx, { staff: { applicationId }, owner }: Asked) => {
  const stored = await lockApplication(tx, applicationId);
  if (!stored) throw new AppError('notFound');
  await requireOpenLoan(tx, stored);
  const outside = await outsideFactsOf(tx, stored);
  const who = otherOwners(stored.document, outside).find((each) => each.owner === owner);
  if (!who) throw new AppError('notFound');
  return { stored, who };
};

const printed = async (rows: readonly PaperRow[]): Promise<string> => {
  const files: Buffer[] = [];
  for (const { content } of rows) files.push((await documentPdf(content)).bytes);
  return mergePdfs(files).toString('base64');
};

/** The Texas terms and the acknowledgment of value, for an owner who does not borrow to sign on the day of closing. */
export const makeAcknowledgment = (container: Container, asked: Asked): Promise<OwnerPapersOutcome> =>
  container.database.transact(async (tx): Promise<OwnerPapersOutcome> => {
    const { stored, who } = await lockedOwner(tx, asked);
    const owed = await acknowledgmentsOf(tx, { stored, on: container.clock.today() });
    if (stored.document.closing.accountOpenedOn !== null || !owed.some(({ owner }) => owner.owner === who.owner))
      return { kind: 'notNow' };
    const line = await confirmAcceptedTerms(container, tx, stored);
    if (line === null) return { kind: 'blocked', missing: missingName(container.words, 'line') };
    const facts = { ...(await writingFacts(container, { tx, stored, person: 'borrower', line })), owner: who.name };
    try {
      const content = writeDocument(facts, { kind: 'homesteadTerms' });
      if (content === null) throw new AppError('unavailable');
      const subject = { applicationId: stored.id, person: 'borrower' } as const;
      await saveIssued(container, { tx, subject, content, termsHash: termsHashOf(facts), owner: who.owner });
      return { kind: 'ready', base64: (await documentPdf(content)).bytes.toString('base64') };
    } catch (error) {
      if (error instanceof MissingValue) return { kind: 'blocked', missing: missingName(container.words, error.value) };
      throw error;
    }
  });

/** Handed over in person today, or mailed today and received by the days the law presumes. */
export type Handover = 'inPerson' | 'byMail';

const startOf = (how: Handover, today: Day): Day => (how === 'inPerson' ? today : receivedByMail(today));

/**
 * Staff give an owner who does not borrow the notices of the right to cancel and the terms on paper, where the owner has no email or
 * wants none. The owner's days to cancel begin then.
 */
export const giveOwnerPapers = (
  container: Container,
  { how, ...asked }: Asked & { how: Handover },
): Promise<OwnerPapersOutcome> =>
  container.database.transact(async (tx): Promise<OwnerPapersOutcome> => {
    const { stored, who } = await lockedOwner(tx, asked);
    const { accountOpenedOn: openedOn, cancelledOn } = stored.document.closing;
    if (openedOn === null || cancelledOn !== null) return { kind: 'notNow' };
    const at = { applicationId: stored.id, owner: who.owner };
    const known = (await closingOwnersOf(tx, stored.id)).find(({ owner }) => owner === who.owner);
    if (known?.noticeDeliveredOn) return { kind: 'givenBefore', base64: await printed(await ownerDocumentsOf(tx, at)) };
    const on = startOf(how, container.clock.today());
    const days = { signedOn: on, noticeDeliveredOn: on, disclosuresDeliveredOn: on };
    await keepClosingOwner(tx, { applicationId: stored.id, ...who, ...days });
    await issueOwnerDocuments(container, tx, { stored, openedOn, startsOn: on, owner: who });
    await given(container, tx, { stored, asked, body: { owner: who.owner, on, how } });
    return { kind: 'ready', base64: await printed(await ownerDocumentsOf(tx, at)) };
  });

type Given = { stored: StoredApplication; asked: Asked; body: Record<string, string> };

const given = async (container: Container, tx: Tx, { stored, asked: { staff }, body }: Given): Promise<void> => {
  const actor = { staff: staff.accountId };
  await appendEvent(tx, { applicationId: stored.id, actor, kind: 'ownerPapersReceived', body });
  await saveApplication(tx, stored);
  await reconcileConditions(container, tx, stored);
};
