import type { Packet } from '#entities/contract/written-document.ts';
import type { Person } from '#entities/values/person.ts';
import { isFloodZone } from '#rules/compliance/flood-zone.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { writtenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

const PACKETS: readonly Packet[] = ['funnel', 'closing'];

type Signed = { applicationId: string; person: Person; packets: readonly Packet[] };

const hasSigned = async (db: Reader, { packets, ...subject }: Signed): Promise<boolean> => {
  for (const packet of packets) {
    const rows = await writtenDocumentsOf(db, { ...subject, packet });
    if (rows.some(({ kind, signedOn }) => kind === 'floodNotice' && signedOn !== null)) return true;
  }
  return false;
};

/** Borrowers of a home in a flood zone whose signature under the notice is missing from these packets (42 USC 4104a(a)(1)). */
export const withoutFloodSignature = async (
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
  packets = PACKETS,
): Promise<Person[]> => {
  const { flood } = await outsideFactsOf(db, stored);
  if (!isFloodZone(flood?.zone ?? null)) return [];
  const missing: Person[] = [];
  for (const person of peopleIn(stored.document))
    if (!(await hasSigned(db, { applicationId: stored.id, person, packets }))) missing.push(person);
  return missing;
};
