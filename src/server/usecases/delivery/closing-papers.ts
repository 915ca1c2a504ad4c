import { z } from 'zod';
import type { NoticeKind } from '#entities/facts/notice.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { type Day, day } from '#entities/values/day.ts';
import { type Person, person } from '#entities/values/person.ts';
import { getPolicy } from '#policy/policies.ts';
import type { ClosingPapers } from '#rules/closing/closing-waits.ts';
import { arrivedOn } from '#rules/compliance/fee-hold.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { findStateLimits } from '#rules/eligibility/cltv.ts';
import { mayBePrincipalResidence } from '#rules/rescission/occupancy.ts';
import { type Owner, ownersOf } from '#rules/rescission/owners-of.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { eventsOfKind, submittedAt } from '#server/db/repos/application/events.ts';
import { deliveriesOf, type NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { type PaperRow, writtenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { figuresMark } from './figures-mark.ts';

const earliest = (days: readonly (Day | null)[]): Day | null => days.filter((on) => on !== null).sort()[0] ?? null;

/** The day this person first had the notice, by mail or email; a copy that came back does not count. */
const sentTo = (
  sent: readonly NoticeDeliveryRow[],
  { kind, person, owner = null }: { kind: NoticeKind; person: Person; owner?: string | null },
): Day | null =>
  earliest(
    sent
      .filter((each) => each.kind === kind && each.person === person && each.owner === owner && each.bouncedOn === null)
      .map((each) => arrivedOn(each)),
  );

const signedFlood = (papers: readonly PaperRow[]): Day | null =>
  earliest(papers.filter(({ kind }) => kind === 'floodNotice').map(({ signedOn }) => signedOn));

const begun = z.object({ on: day });

const begunOn = async (db: Reader, applicationId: string): Promise<Day | null> => {
  const [event] = await eventsOfKind(db, { applicationId, kind: 'applicationBegan' });
  return begun.safeParse(event?.body).data?.on ?? null;
};

type Document = StoredApplication['document'];

/** What the law of the state and the flood map ask of the home. */
export const homeDuties = (
  document: Document,
  { outside, on }: { outside: OutsideFacts; on: Day },
): Pick<ClosingPapers, 'limits' | 'isHomestead' | 'floodZone'> => ({
  limits: findStateLimits(getPolicy(on), document.property.state),
  isHomestead: mayBePrincipalResidence(document, outside.title),
  floodZone: outside.flood?.zone ?? null,
});

/** Owners of the home who do not borrow. */
export const otherOwners = (document: Document, { title }: Pick<OutsideFacts, 'title'>): Owner[] =>
  ownersOf(document, title).filter(({ owner }) => !person.safeParse(owner).success);

/** The papers the law wants received some days before closing, and when each borrower did. */
export const closingPapersOf = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
): Promise<ClosingPapers> => {
  const asOf = clock.today();
  const submitted = await submittedAt(db, id);
  const sent = await deliveriesOf(db, id);
  const people = peopleIn(document);
  const outside = await outsideFactsOf(db, { id, document });
  const others = otherOwners(document, outside);
  const mark = await figuresMark(db, { id, document });
  const figures = sent.filter(({ about }) => about === mark);
  const floodNotice: (Day | null)[] = [];
  for (const each of people) {
    const signed = await writtenDocumentsOf(db, { applicationId: id, person: each, packet: 'funnel' });
    floodNotice.push(earliest([signedFlood(signed), sentTo(sent, { kind: 'floodNotice', person: each })]));
  }
  return {
    ...homeDuties(document, { outside, on: asOf }),
    appliedOn: submitted ? clock.dayOf(submitted) : ((await begunOn(db, id)) ?? asOf),
    isMailedToOwners: others.length > 0,
    homesteadNotice: [
      ...people.map((each) => sentTo(sent, { kind: 'homesteadNotice', person: each })),
      ...others.map(({ owner }) => sentTo(sent, { kind: 'homesteadNotice', person: 'borrower', owner })),
    ],
    closingFigures: [
      ...people.map((each) => sentTo(figures, { kind: 'closingFigures', person: each })),
      ...others.map(({ owner }) => sentTo(figures, { kind: 'closingFigures', person: 'borrower', owner })),
    ],
    floodNotice,
  };
};
