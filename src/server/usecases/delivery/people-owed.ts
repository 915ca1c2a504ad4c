import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { type DutyNotice, owedNotices } from '#rules/compliance/owed-notices.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import type { Owner } from '#rules/rescission/owners-of.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { eventsOfKind } from '#server/db/repos/application/events.ts';
import { deliveriesOf, type NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { writtenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { loanOutcome } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { homeDuties, otherOwners } from './closing-papers.ts';
import { figuresMark } from './figures-mark.ts';

/** `about`: the figures it has to state, where earlier ones do not count. */
type Owed = { kind: DutyNotice; people: Person[]; owners: Owner[]; about?: string };

/** `facts`, `hasBegun`: where the caller has them at hand. */
export type Duties = {
  stored: Pick<StoredApplication, 'id' | 'document'>;
  on: Day;
  facts?: OutsideFacts;
  hasBegun?: true;
};

/** A copy that came back is followed by one on paper, which counts. */
const isCopy = (each: NoticeDeliveryRow): boolean =>
  each.owner === null && each.held === null && each.bouncedOn === null;

const hasSigned = async (db: Reader, { id, person }: { id: string; person: Person }): Promise<boolean> => {
  const papers = await writtenDocumentsOf(db, { applicationId: id, person, packet: 'funnel' });
  return papers.some((row) => row.kind === 'floodNotice' && row.signedOn !== null);
};

const hasEnded = async (db: Reader, stored: Duties['stored']): Promise<boolean> => {
  const { last, end } = await loanOutcome(db, stored);
  return isOver(end) || last?.kind === 'refused';
};

/** The notices the loan calls for by itself, with everyone who has no copy on the way. */
export const peopleOwed = async (db: Reader, { stored, on, facts, hasBegun: isKnown }: Duties): Promise<Owed[]> => {
  const { id, document } = stored;
  const { appointmentOn, accountOpenedOn } = document.closing;
  const hasBegun = isKnown ?? (await eventsOfKind(db, { applicationId: id, kind: 'applicationBegan' })).length > 0;
  if (!hasBegun) return [];
  const outside = facts ?? (await outsideFactsOf(db, stored));
  const kinds = owedNotices({
    ...homeDuties(document, { outside, on }),
    hasBegun,
    hasAcceptedOffer: (await findAcceptedOffer(db, id)) !== null,
    isClosingBooked: appointmentOn !== null,
    isOpened: accountOpenedOn !== null,
    isEnded: await hasEnded(db, stored),
  });
  if (kinds.length === 0) return [];
  const made = await deliveriesOf(db, id);
  const owed: Owed[] = [];
  for (const kind of kinds) {
    const about = kind === 'closingFigures' ? await figuresMark(db, stored) : null;
    const copies = made.filter(
      (each) => each.kind === kind && isCopy(each) && (about === null || each.about === about),
    );
    const theirs = made.filter(
      (each) => each.kind === kind && each.held === null && (about === null || each.about === about),
    );
    const people: Person[] = [];
    for (const person of peopleIn(document)) {
      const isMade = copies.some((each) => each.person === person);
      if (!isMade && !(kind === 'floodNotice' && (await hasSigned(db, { id, person })))) people.push(person);
    }
    // Each owner of a homestead is notified and gets the charges (Texas, article XVI, section 50(g) and (a)(6)(M)), also one who does not borrow.
    const owners =
      kind === 'homesteadNotice' || kind === 'closingFigures'
        ? otherOwners(document, outside).filter(({ owner }) => !theirs.some((each) => each.owner === owner))
        : [];
    if (people.length + owners.length > 0) owed.push({ kind, people, owners, ...(about !== null && { about }) });
  }
  return owed;
};
