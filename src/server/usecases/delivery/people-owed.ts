import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { type DutyNotice, owedNotices } from '#rules/compliance/owed-notices.ts';
import type { Owner } from '#rules/rescission/owners-of.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { eventsOfKind } from '#server/db/repos/application/events.ts';
import { lastDecision } from '#server/db/repos/loan/decisions.ts';
import { deliveriesOf } from '#server/db/repos/loan/notice-deliveries.ts';
import { writtenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { peopleOf } from '#server/documents/writing-facts.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { homeDutiesOf, otherOwnersOf } from './closing-papers.ts';
import { figuresMark } from './figures-mark.ts';

/** `about`: the figures it has to state, where earlier ones do not count. */
type Owed = { kind: DutyNotice; people: Person[]; owners: Owner[]; about?: string };

/** A copy that came back is followed by one on paper, which counts. */
const hasCopy = async (
  db: Reader,
  { id, kind, person, about }: { id: string; kind: DutyNotice; person: Person; about: string | null },
): Promise<boolean> => {
  const own = (await deliveriesOf(db, id))
    .filter(
      (each) =>
        each.kind === kind &&
        each.person === person &&
        each.owner === null &&
        each.held === null &&
        each.bouncedOn === null,
    )
    .filter((each) => about === null || each.about === about);
  if (kind !== 'floodNotice' || own.length > 0) return own.length > 0;
  const signed = await writtenDocumentsOf(db, { applicationId: id, person, packet: 'funnel' });
  return signed.some((row) => row.kind === kind && row.signedOn !== null);
};

/** Owners who do not borrow and have no copy: each owner of a homestead is notified (Texas, article XVI, section 50(g)). */
const ownersWithout = async (
  db: Reader,
  { stored, kind }: { stored: Pick<StoredApplication, 'id' | 'document'>; kind: DutyNotice },
): Promise<Owner[]> => {
  const made = (await deliveriesOf(db, stored.id)).filter((each) => each.kind === kind && each.held === null);
  return (await otherOwnersOf(db, stored)).filter(({ owner }) => !made.some((each) => each.owner === owner));
};

const isEnded = async (db: Reader, stored: Pick<StoredApplication, 'id' | 'document'>): Promise<boolean> =>
  isOver((await loanStanding(db, stored)).end) || (await lastDecision(db, stored.id))?.kind === 'refused';

/** The notices the loan calls for by itself, with everyone who has no copy on the way. */
export const peopleOwed = async (
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
  asOf: Day,
): Promise<Owed[]> => {
  const { id, document } = stored;
  const { appointmentOn, accountOpenedOn } = document.closing;
  const kinds = owedNotices({
    ...(await homeDutiesOf(db, stored, asOf)),
    hasBegun: (await eventsOfKind(db, { applicationId: id, kind: 'applicationBegan' })).length > 0,
    hasAcceptedOffer: (await findAcceptedOffer(db, id)) !== null,
    isClosingBooked: appointmentOn !== null,
    isOpened: accountOpenedOn !== null,
    isEnded: await isEnded(db, stored),
  });
  const owed: Owed[] = [];
  for (const kind of kinds) {
    const people: Person[] = [];
    const about = kind === 'closingFigures' ? await figuresMark(db, stored) : null;
    for (const person of peopleOf(document)) if (!(await hasCopy(db, { id, kind, person, about }))) people.push(person);
    const owners = kind === 'homesteadNotice' ? await ownersWithout(db, { stored, kind }) : [];
    if (people.length + owners.length > 0) owed.push({ kind, people, owners, ...(about !== null && { about }) });
  }
  return owed;
};
