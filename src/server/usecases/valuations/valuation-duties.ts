import type { Person } from '#entities/values/person.ts';
import { lienStanding } from '#rules/compliance/valuation-copies.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { deliveriesOf } from '#server/db/repos/loan/notice-deliveries.ts';
import { writtenValuations } from './written-valuations.ts';

type Stored = Pick<StoredApplication, 'id' | 'document'>;
export type CopyOwed = { about: string; people: Person[] };

/** Applicants without the notice of their right to copies. None on a junior lien. */
export const withoutValuationNotice = async (db: Reader, stored: Stored): Promise<Person[]> => {
  if (lienStanding(stored.document) === 'junior') return [];
  const made = (await deliveriesOf(db, stored.id)).filter(
    ({ kind, held }) => kind === 'valuationNotice' && held === null,
  );
  return peopleOf(stored.document)
    .map(({ person }) => person)
    .filter((person) => !made.some((each) => each.person === person));
};

/** Applicants for whom no copy of the valuations at hand was made yet; null where none is owed. */
export const withoutValuationCopy = async (db: Reader, stored: Stored): Promise<CopyOwed | null> => {
  if (lienStanding(stored.document) === 'junior') return null;
  const written = await writtenValuations(db, stored);
  if (written === null) return null;
  const { about } = written;
  const made = (await deliveriesOf(db, stored.id)).filter((each) => each.about === about && each.held === null);
  const people = peopleOf(stored.document)
    .map(({ person }) => person)
    .filter((person) => !made.some((each) => each.person === person));
  return people.length === 0 ? null : { about, people };
};
