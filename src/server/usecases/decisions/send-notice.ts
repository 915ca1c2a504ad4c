import { randomUUID } from 'node:crypto';
import type { Actor } from '#entities/contract/actor.ts';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import type { NoticeHold, NoticeKind } from '#entities/facts/notice.ts';
import type { CounselorList } from '#entities/facts/published/counselor-list.ts';
import type { Day } from '#entities/values/day.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { datedHere } from '#rules/compliance/counselor-list.ts';
import type { DeliveryChannel } from '#rules/compliance/delivery-channel.ts';
import { mailingAddress } from '#rules/compliance/mailing-address.ts';
import type { DutyNotice } from '#rules/compliance/owed-notices.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import type { Owner } from '#rules/rescission/owners-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findDecision } from '#server/db/repos/loan/decisions.ts';
import { addDelivery, dropHeld, waitingDeliveries } from '#server/db/repos/loan/notice-deliveries.ts';
import { disclosureDocument } from '#server/documents/disclosure-document.ts';
import type { DocumentPdf } from '#server/documents/document-pdf.ts';
import { type DocumentToWrite, writeDocument } from '#server/documents/write-document.ts';
import { fullName, type WritingFacts } from '#server/documents/writing-facts.ts';
import { deliveryChannelOf } from '../delivery/delivery-channel-of.ts';
import { queueLetter } from '../delivery/queue-letter.ts';
import { saveIssued } from '../documents/issue-document.ts';
import { withReports } from '../documents/with-reports.ts';
import { termsHashOf, writingFacts } from '../documents/writing-facts.ts';
import { writtenOrBlocked } from '../documents/written-or-blocked.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { meetClock, startClock } from '../shared/clocks.ts';
import { counterTerms } from './counter-terms.ts';
import { mailNotice } from './mail-notice.ts';
import { statedRefusal } from './stated-refusal.ts';
import { supersedeNotice } from './supersede-notice.ts';
import { type ValuationCopy, valuationCopyOf } from './valuation-copy.ts';

/** A written notice to the applicants. What it says of a refusal is stored with the decision. */
export type Notice =
  | { kind: 'adverseAction'; decisionId: string }
  | { kind: 'counterOffer'; decisionId: string; amount: Dollars }
  | { kind: 'incompleteness'; missing: readonly string[] }
  | {
      kind: 'scoreNotice' | 'earlyDisclosures' | 'brochure' | 'valuationNotice' | DutyNotice;
      people: readonly Person[];
      /** Owners who do not borrow; they get paper, since they gave no consent to anything else. */
      owners?: readonly Owner[];
      /** The figures it states, where others replace it. */
      about?: string;
    }
  /** `about`: the report the valuations stand in. */
  | { kind: 'valuationCopy'; people: readonly Person[]; about: string };

export type NoticeOutcome =
  /** `byPost`: applicants whose copy is printed and mailed. */
  | { kind: 'issued'; byPost: Person[] }
  /** Something a copy needs is missing: nothing is sent until staff have seen to it. */
  | { kind: 'held'; held: NoticeHold }
  /** The counteroffer's line does not pass either. */
  | { kind: 'noOffer' };

type Copy = {
  person: Person;
  owner: string | null;
  facts: WritingFacts;
  asked: DocumentToWrite;
  channel: DeliveryChannel;
  content: WrittenDocument;
  /** Already made, where other pages follow the letter. */
  pdf?: DocumentPdf;
};
type Writing = { stored: StoredApplication; notice: Notice; line: AcceptedOffer | null; on: Day };

const askedOf = async (
  tx: Tx,
  {
    notice,
    person,
    channel,
    copy,
  }: { notice: Notice; person: Person; channel: DeliveryChannel; copy: ValuationCopy | null },
): Promise<DocumentToWrite | { held: NoticeHold }> => {
  if (copy !== null) return copy.asked;
  if (notice.kind === 'valuationCopy') throw new AppError('unavailable');
  if (notice.kind === 'incompleteness') return notice;
  if (notice.kind !== 'adverseAction' && notice.kind !== 'counterOffer') return { kind: notice.kind };
  const refusal = await findDecision(tx, notice.decisionId);
  if (refusal === null) throw new AppError('notFound');
  const stated = statedRefusal({ refusal, person, channel: channel.channel });
  return 'held' in stated ? stated : { kind: notice.kind, stated };
};

/** Early disclosures given with an electronic application need no consent. */
const isWithElectronicForm = ({ kind }: Notice, { status }: StoredApplication): boolean =>
  (kind === 'earlyDisclosures' || kind === 'brochure') && status !== 'mcr';

/** The text of a notice. */
export const contentOf = (facts: WritingFacts, asked: DocumentToWrite): WrittenDocument => {
  const content =
    asked.kind === 'earlyDisclosures' || asked.kind === 'brochure'
      ? disclosureDocument(facts, asked.kind)
      : writeDocument(facts, asked);
  if (!content) throw new AppError('unavailable');
  return content;
};

/** Nearest to where the person lives, else to the home. */
const counselorsFor = async (
  { counselors }: Container,
  { stored: { document }, person, on }: { stored: StoredApplication; person: Person; on: Day },
): Promise<CounselorList | null> => {
  const zip = mailingAddress(document, person)?.zip ?? document.property.zip;
  const list = counselors === null || zip === null ? null : await counselors({ zip, asOf: on });
  return list && datedHere(list, on);
};

/** Notices that state the accepted terms. */
const statesTerms: readonly NoticeKind[] = ['closingFigures', 'floodNotice'];

/** Every copy before any is sent: one that lacks something holds the notice. */
const copiesOf = async (
  container: Container,
  tx: Tx,
  { stored, notice, line, on }: Writing,
): Promise<Copy[] | { held: NoticeHold; person: Person }> => {
  const copies: Copy[] = [];
  const people = 'people' in notice ? notice.people : peopleIn(stored.document);
  const copy = notice.kind === 'valuationCopy' ? await valuationCopyOf(tx, stored) : null;
  if (copy !== null && 'held' in copy) return { ...copy, person: people[0] ?? 'borrower' };
  for (const person of people) {
    if (fullName(stored.document, person) === '') return { held: 'nameMissing', person };
    const isWithForm = isWithElectronicForm(notice, stored);
    const channel = await deliveryChannelOf(tx, { stored, person, isWithElectronicForm: isWithForm });
    const asked = await askedOf(tx, { notice, person, channel, copy });
    if ('held' in asked) return { ...asked, person };
    const counselors = asked.kind === 'counselorList' ? await counselorsFor(container, { stored, person, on }) : null;
    const facts = await writingFacts(container, { tx, stored, person, line, counselors, on });
    const content = await writtenOrBlocked(container, { tx, stored, person, write: () => contentOf(facts, asked) });
    if (content === null) return { held: 'valueMissing', person };
    const pdf = copy === null ? undefined : await withReports(container, { content, reports: copy.reports });
    if (pdf === null) return { held: 'reportMissing', person };
    copies.push({ person, owner: null, channel, asked, facts, content, ...(pdf && { pdf }) });
  }
  for (const { owner, name } of ('owners' in notice && notice.owners) || []) {
    const person = 'borrower';
    const facts = { ...(await writingFacts(container, { tx, stored, person, line, on })), owner: name };
    const channel: DeliveryChannel = { channel: 'post', why: 'noConsent' };
    const asked = await askedOf(tx, { notice, person, channel, copy });
    if ('held' in asked) return { ...asked, person };
    const content = await writtenOrBlocked(container, { tx, stored, person, write: () => contentOf(facts, asked) });
    if (content === null) return { held: 'valueMissing', person };
    copies.push({ person, owner, channel, asked, facts, content });
  }
  return copies;
};

type Held = { applicationId: string; notice: Notice; held: NoticeHold; person: Person; actor: Actor };

const hold = async (container: Container, tx: Tx, { applicationId, notice, held, person, actor }: Held) => {
  const { kind } = notice;
  const waiting = await waitingDeliveries(tx, applicationId);
  if (waiting.some((each) => each.kind === kind && each.held === held)) return;
  await dropHeld(tx, { applicationId, kind });
  const decisionId = 'decisionId' in notice ? notice.decisionId : null;
  const on = container.clock.today();
  await queueLetter(tx, { on, why: null, held, noticeId: randomUUID(), applicationId, person, kind, decisionId });
  await appendEvent(tx, { applicationId, actor, kind: 'noticeHeld', body: { kind, person, held } });
};

/** A person's own time that ends with the notice; the lender's duties end when it is sent. */
const endsAtOnce = {
  adverseAction: ['incompleteAnswer', 'counterOffer'],
  counterOffer: ['incompleteAnswer'],
  incompleteness: [],
  scoreNotice: [],
  earlyDisclosures: [],
  brochure: [],
  valuationNotice: [],
  valuationCopy: [],
  counselorList: [],
  homesteadNotice: [],
  closingFigures: [],
  floodNotice: [],
  payoffRequest: [],
} as const satisfies Record<NoticeKind, readonly string[]>;

type Sending = { applicationId: string; notice: Notice; actor: Actor };

/** Writes each applicant's copy, files it with their documents, and hands it to the mail or to the print queue; all of it or nothing. */
export const sendNotice = async (
  container: Container,
  tx: Tx,
  { applicationId, notice, actor }: Sending,
): Promise<NoticeOutcome> => {
  const stored = await lockApplication(tx, applicationId);
  if (!stored) throw new AppError('notFound');
  const on = container.clock.today();
  const isCounter = notice.kind === 'counterOffer';
  const counter = isCounter ? (await counterTerms(container, tx, { stored, amount: notice.amount })).terms : null;
  const line = statesTerms.includes(notice.kind) ? await findAcceptedOffer(tx, applicationId) : counter;
  if (isCounter && line === null) return { kind: 'noOffer' };
  const copies = await copiesOf(container, tx, { stored, notice, line, on });
  if ('held' in copies) {
    await hold(container, tx, { applicationId, notice, actor, ...copies });
    await saveApplication(tx, stored);
    return { kind: 'held', held: copies.held };
  }
  const { kind } = notice;
  await dropHeld(tx, { applicationId, kind });
  const decisionId = 'decisionId' in notice ? notice.decisionId : null;
  const about = 'about' in notice ? (notice.about ?? null) : null;
  const noticeId = randomUUID();
  for (const { person, owner, facts, asked, channel, content, pdf } of copies) {
    const subject = { applicationId, person };
    if (kind === 'closingFigures') await supersedeNotice(tx, { ...subject, kind, owner });
    const { paperId } = await saveIssued(container, {
      ...{ tx, subject, content, termsHash: termsHashOf(facts) },
      ...(owner !== null && { owner }),
      ...(pdf && { pdf }),
    });
    const delivery = { noticeId, applicationId, person, owner, kind, paperId, decisionId, about };
    if (channel.channel === 'post') {
      await queueLetter(tx, { ...delivery, on, why: channel.why });
      continue;
    }
    const { recipient } = channel;
    const deliveryKey = `notice/${paperId}`;
    await addDelivery(tx, { ...delivery, channel: 'email', recipient, deliveryKey, madeOn: on });
    await mailNotice(container, tx, { stored, person, recipient, facts, asked, deliveryKey });
  }
  const byPost = copies.flatMap(({ person, channel }) => (channel.channel === 'post' ? [person] : []));
  await appendEvent(tx, { applicationId, actor, kind: 'noticeIssued', body: { ...notice, byPost } });
  for (const clock of endsAtOnce[kind]) await meetClock(tx, { applicationId, kind: clock, on, by: 'decided' });
  if (isCounter) await startClock(tx, { applicationId, kind: 'counterOffer', on });
  if (kind === 'incompleteness') await startClock(tx, { applicationId, kind: 'incompleteAnswer', on });
  await saveApplication(tx, stored);
  return { kind: 'issued', byPost };
};
