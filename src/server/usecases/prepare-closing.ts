import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { lockApplication } from '../db/repos/applications.ts';
import { papersOf } from '../db/repos/papers.ts';
import { peopleOf } from '../paper/paper-facts.ts';
import { preparePapers } from './prepare-papers.ts';

/** Writes the closing papers of everyone who borrows. Doing it twice changes nothing while the terms and the day are the same. */
export const prepareClosing = (container: Container, applicationId: string): Promise<'prepared' | 'notReady'> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    for (const person of peopleOf(stored.document)) {
      const rows = await preparePapers(container, {
        tx,
        stored,
        subject: { applicationId, person },
        packet: 'closing',
      });
      if (rows === null) return 'notReady';
    }
    return 'prepared';
  });

/** Who has signed all of their closing papers, and on which of the lender's days: what opens the account and starts the days to cancel. */
export const closingSignatures = async (container: Container, applicationId: string) => {
  const { db } = container.database;
  const people = (['borrower', 'coborrower'] as const).map(async (person) => {
    const rows = await papersOf(db, { applicationId, person, packet: 'closing' });
    const days = rows.flatMap(({ signedOn }) => signedOn ?? []).sort();
    const isSigned = rows.length > 0 && days.length === rows.length;
    return { person, papers: rows.length, signedOn: isSigned ? (days.at(-1) ?? null) : null };
  });
  return (await Promise.all(people)).filter(({ papers }) => papers > 0);
};
