import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { type DutyNotice, owedNotices } from '#rules/compliance/owed-notices.ts';
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
import { homeDutiesOf } from './closing-papers.ts';

type Owed = { kind: DutyNotice; people: Person[] };

/** A copy that came back is followed by one on paper, which counts. */
const hasCopy = async (
  db: Reader,
  { id, kind, person }: { id: string; kind: DutyNotice; person: Person },
): Promise<boolean> => {
  const own = (await deliveriesOf(db, id)).filter(
    (each) => each.kind === kind && each.person === person && each.held === null && each.bouncedOn === null,
  );
  if (kind !== 'floodNotice' || own.length > 0) return own.length > 0;
  const signed = await writtenDocumentsOf(db, { applicationId: id, person, packet: 'funnel' });
  return signed.some((row) => row.kind === kind && row.signedOn !== null);
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
    for (const person of peopleOf(document)) if (!(await hasCopy(db, { id, kind, person }))) people.push(person);
    if (people.length > 0) owed.push({ kind, people });
  }
  return owed;
};
