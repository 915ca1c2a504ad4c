import { peopleIn } from '#rules/documents/people-in.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { writtenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { areSigned, prepareDocuments } from '../documents/prepare-documents.ts';

/** Writes every borrower's closing documents. Repeating it changes nothing while the terms and the day are the same. */
export const prepareClosing = async (
  container: Container,
  tx: Tx,
  stored: StoredApplication,
): Promise<'prepared' | 'notReady'> => {
  const applicationId = stored.id;
  for (const person of peopleIn(stored.document)) {
    const rows = await prepareDocuments(container, {
      tx,
      stored,
      subject: { applicationId, person },
      packet: 'closing',
    });
    if (rows === null) return 'notReady';
  }
  return 'prepared';
};

/** Borrowers who signed all their closing documents, and the lender's day they did: opens the account and starts the rescission period. */
export const closingSignatures = async (db: Reader, applicationId: string) => {
  const people = (['borrower', 'coborrower'] as const).map(async (person) => {
    const rows = (await writtenDocumentsOf(db, { applicationId, person, packet: 'closing' })).filter(
      ({ kind }) => kind !== 'electronicConsent',
    );
    const days = rows.flatMap(({ signedOn }) => signedOn ?? []).sort();
    return { person, papers: rows.length, signedOn: areSigned(rows) ? (days.at(-1) ?? null) : null };
  });
  return (await Promise.all(people)).filter(({ papers }) => papers > 0);
};
