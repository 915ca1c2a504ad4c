import { actorOf } from '#entities/contract/actor.ts';
import type { Day } from '#entities/values/day.ts';
import { type Person, person } from '#entities/values/person.ts';
import { openBeforeClosing } from '#rules/closing/closing-standing.ts';
import { type ClosingDuty, openWaits } from '#rules/closing/closing-waits.ts';
import { mayBePrincipalResidence } from '#rules/rescission/occupancy.ts';
import { type Owner, ownersOf } from '#rules/rescission/owners-of.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { closingOwnersOf, keepClosingOwner } from '#server/db/repos/loan/closing-owners.ts';
import { calendarFile } from '#server/messages/calendar-file.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { closingPapersOf } from '../delivery/closing-papers.ts';
import { correctNotices, inviteOwner, issueOwnerDocuments } from '../documents/issue-owner-documents.ts';
import { withoutFloodSignature } from '../documents/without-flood-signature.ts';
import { sendMessage } from '../messages/send-message.ts';
import { hubUrl } from '../shared/hub-url.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { valuationStanding } from '../valuations/valuation-standing.ts';
import { closingSignatures } from './prepare-closing.ts';
import { withoutAcknowledgment } from './value-acknowledgments.ts';

export type OpenOutcome =
  | { kind: 'opened' }
  | { kind: 'openedBefore' }
  /** The documents are stored; another borrower has not signed yet. */
  | { kind: 'ownersMissing'; owners: string[] }
  | { kind: 'conditionsOpen'; codes: number[] }
  /** The copy of the valuation has not been with the borrowers for three business days. */
  | { kind: 'valuationWait' }
  /** The law does not let the line close today. */
  | { kind: 'waiting'; duties: ClosingDuty[] };

const personOf = (owner: string): Person | null => person.safeParse(owner).data ?? null;

/** The day of an owner's last signature; today for an owner who only receives documents, or signed on paper in our presence. */
const dayOf = async (
  container: Container,
  tx: Tx,
  { applicationId, owner }: { applicationId: string; owner: string },
) =>
  (await closingSignatures(tx, applicationId)).find((each) => each.person === owner)?.signedOn ??
  container.clock.today();

/**
 * One owner signed, or only received, the notice and the disclosures. The last borrower's signature opens the account, if no condition
 * prior to closing is open: `agreementSigned` in the funnel never does this. A non-borrowing owner holds up no one, but until they have
 * their documents the rescission period has not begun.
 */
export const recordClosingPapers = (
  container: Container,
  { applicationId, owner }: { applicationId: string; owner: string },
): Promise<OpenOutcome> =>
  container.database.transact(async (tx) => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    const { title } = await outsideFactsOf(tx, stored);
    const owners = ownersOf(stored.document, title);
    const who = owners.find((each) => each.owner === owner);
    if (!who) throw new AppError('notFound');
    const isOpened = stored.document.closing.accountOpenedOn !== null;
    if (isOpened && personOf(owner)) return { kind: 'openedBefore' };
    const codes = isOpened ? [] : openBeforeClosing(conditions);
    if (codes.length > 0) return { kind: 'conditionsOpen', codes };
    const { opensFrom } = await valuationStanding(container, tx, stored);
    if (!isOpened && (opensFrom === null || opensFrom > container.clock.today())) return { kind: 'valuationWait' };
    const waits = isOpened ? [] : openWaits(await closingPapersOf(container, tx, stored), container.clock.today());
    if (waits.length > 0) return { kind: 'waiting', duties: waits.map(({ duty }) => duty) };
    const unsigned = isOpened ? [] : await withoutFloodSignature(tx, stored);
    if (unsigned.some((each) => each === owner)) return { kind: 'waiting', duties: ['floodAcknowledgment'] };
    const unacknowledged = isOpened ? [] : await withoutAcknowledgment(tx, { stored, on: container.clock.today() });
    if (unacknowledged.length > 0) return { kind: 'waiting', duties: ['valueAcknowledgment'] };
    const known = (await closingOwnersOf(tx, applicationId)).find((each) => each.owner === owner);
    if (isOpened && known?.noticeDeliveredOn) return { kind: 'openedBefore' };
    const on = await dayOf(container, tx, { applicationId, owner });
    const days = { signedOn: on, noticeDeliveredOn: on, disclosuresDeliveredOn: on };
    await keepClosingOwner(tx, { applicationId, ...who, ...days });
    const { accountOpenedOn } = stored.document.closing;
    if (accountOpenedOn !== null) {
      await issueOwnerDocuments(container, tx, { stored, openedOn: accountOpenedOn, startsOn: on, owner: who });
      await appendEvent(tx, { applicationId, actor: actorOf(owner), kind: 'ownerPapersReceived', body: { owner, on } });
      await saveApplication(tx, stored);
      await reconcileConditions(container, tx, stored);
      return { kind: 'openedBefore' };
    }
    const rows = (await closingOwnersOf(tx, applicationId)).filter((each) => personOf(each.owner));
    const signed = new Map(rows.map((each) => [each.owner, each.signedOn]));
    const missing = owners.filter((each) => personOf(each.owner) && !signed.get(each.owner)).map((each) => each.owner);
    if (missing.length > 0) {
      await saveApplication(tx, stored);
      return { kind: 'ownersMissing', owners: missing };
    }
    // The zone may have been found after the first of them signed.
    if (unsigned.length > 0) {
      await saveApplication(tx, stored);
      return { kind: 'waiting', duties: ['floodAcknowledgment'] };
    }
    const openedOn = [...signed.values()].reduce<Day>((last, day) => (day !== null && day > last ? day : last), on);
    const hasRight = mayBePrincipalResidence(stored.document, title);
    await openAccount(container, tx, { stored, owners: hasRight ? owners : [], openedOn });
    return { kind: 'opened' };
  });

/** With the owners who may cancel. */
type Opening = { stored: StoredApplication; owners: Owner[]; openedOn: Day };

const openAccount = async (container: Container, tx: Tx, { stored, owners, openedOn }: Opening): Promise<void> => {
  const { id } = stored;
  const document = { ...stored.document, closing: { ...stored.document.closing, accountOpenedOn: openedOn } };
  await saveApplication(tx, { id, document, status: stored.status });
  await appendEvent(tx, { applicationId: id, actor: 'system', kind: 'accountOpened', body: { on: openedOn } });
  await container.jobs.enqueue(tx, 'keepLar', { applicationId: id });
  for (const owner of owners)
    await sendRescissionNotice(container, tx, { stored: { ...stored, document }, owner, openedOn });
  await reconcileConditions(container, tx, { id, document });
};

/** Borrowers have the notices and cancel in the hub; a non-borrowing owner gets their own copies, and their own link to cancel. */
const sendRescissionNotice = async (
  container: Container,
  tx: Tx,
  { stored, owner, openedOn }: Omit<Opening, 'owners'> & { owner: Owner },
): Promise<void> => {
  const { id, document } = stored;
  const borrows = personOf(owner.owner);
  if (borrows === null) {
    await keepClosingOwner(tx, { applicationId: id, ...owner });
    await inviteOwner(container, tx, { stored, openedOn, owner });
    const row = (await closingOwnersOf(tx, id)).find((each) => each.owner === owner.owner);
    // Staff handled it before: the documents are written now, since only now they have a date.
    if (row?.noticeDeliveredOn)
      await issueOwnerDocuments(container, tx, { stored, openedOn, startsOn: openedOn, owner });
    return;
  }
  await correctNotices(container, tx, { stored, openedOn, subject: { applicationId: id, person: borrows } });
  if (owner.email === null) return;
  const { lastDayToCancel, fundingDay } = rescissionPeriod(openedOn);
  const event = { id: `${id}-cancel`, ...container.words.calendarWords.cancelUntil, day: lastDayToCancel };
  await sendMessage(container, tx, {
    name: 'rescission',
    recipient: owner.email,
    applicationId: id,
    deliveryKey: `rightToCancel/${id}/${owner.owner}`,
    variables: {
      firstName: document[borrows]?.firstName ?? owner.name,
      signedOn: container.words.inLongDate(openedOn),
      lastDay: container.words.inLongDate(lastDayToCancel),
      fundingDay: container.words.inLongDate(fundingDay),
      cancelUrl: hubUrl(container),
    },
    attachments: [calendarFile.of(event)],
  });
};
