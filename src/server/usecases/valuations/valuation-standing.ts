import { z } from 'zod';
import { type Day, day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import {
  copyReceivedOn,
  type LienStanding,
  lienStanding,
  opensAfterCopies,
  opensIfSent,
} from '#rules/compliance/valuation-copies.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { eventsOfKind } from '#server/db/repos/application/events.ts';
import { deliveriesOf, type NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { findWrittenDocument } from '#server/db/repos/loan/written-documents.ts';
import { writtenValuations } from './written-valuations.ts';

export type ValuationStanding = {
  lien: LienStanding;
  /** No duty is left open: sent to everyone, or none owed. */
  isNoticeSent: boolean;
  isCopySent: boolean;
  waivedOn: Day | null;
  /** The first day the account may be opened; null while a copy is not on its way. */
  opensFrom: Day | null;
  /** The first day worth booking. */
  bookableFrom: Day;
};

const sentTo = (rows: readonly NoticeDeliveryRow[], person: Person): NoticeDeliveryRow | null =>
  rows.findLast((row) => row.person === person && row.sentOn !== null && row.bouncedOn === null) ?? null;

type Reading = { clock: Pick<Container['clock'], 'today' | 'dayOf'> };

const receivedOn = async ({ clock }: Reading, db: Reader, row: NoticeDeliveryRow | null): Promise<Day | null> => {
  if (row === null || row.sentOn === null || row.paperId === null) return null;
  const { applicationId, person, paperId: id, sentOn } = row;
  const paper = await findWrittenDocument(db, { id, applicationId, person });
  const openedAt = paper?.openedAt ?? null;
  return copyReceivedOn({ sentOn, openedOn: openedAt && clock.dayOf(openedAt) });
};

const waiverBody = z.object({ on: day });

/** The day of the applicant's waiver, the first one. */
export const waiverOf = async (db: Reader, applicationId: string): Promise<Day | null> => {
  const [waiver] = await eventsOfKind(db, { applicationId, kind: 'valuationTimingWaived' });
  return waiver === undefined ? null : waiverBody.parse(waiver.body).on;
};

/** Where the duties of 12 CFR 1002.14 stand for one loan. */
export const valuationStanding = async (
  { clock }: Reading,
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
): Promise<ValuationStanding> => {
  const lien = lienStanding(stored.document);
  const waivedOn = await waiverOf(db, stored.id);
  const today = clock.today();
  const free = { lien, isNoticeSent: true, isCopySent: true, waivedOn, opensFrom: today, bookableFrom: today };
  if (lien === 'junior') return free;
  const people = peopleOf(stored.document).map(({ person }) => person);
  const rows = await deliveriesOf(db, stored.id);
  const notices = rows.filter(({ kind }) => kind === 'valuationNotice');
  const isNoticeSent = people.every((person) => sentTo(notices, person) !== null);
  const written = await writtenValuations(db, stored);
  if (written === null) return { ...free, isNoticeSent };
  const copies = rows.filter(({ about }) => about === written.about);
  const days: (Day | null)[] = [];
  for (const person of people) days.push(await receivedOn({ clock }, db, sentTo(copies, person)));
  const opensFrom = opensAfterCopies({ receivedOn: days, waivedOn });
  const isCopySent = days.every((day) => day !== null);
  return { lien, isNoticeSent, isCopySent, waivedOn, opensFrom, bookableFrom: opensFrom ?? opensIfSent(today) };
};
