import { screenSubject } from '#rules/screening/screen-subject.ts';
import { needsScreening, type ScreeningState, screeningState } from '#rules/screening/screening-standing.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findApplication, lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addScreening } from '#server/db/repos/loan/screenings.ts';
import { type Screener, type StoredScreeningFacts, screeningFacts } from './screening-facts.ts';

type Loan = Pick<StoredApplication, 'id' | 'document'>;

const outdated = ({ subjects, screenings, list }: StoredScreeningFacts) =>
  list.kind === 'found'
    ? subjects.filter((subject) => needsScreening(subject, { screenings, version: list.list.version }))
    : [];

/**
 * Screens everyone who was not screened yet, whose data changed, or who was screened against another list, and stores the results. Under the
 * application's lock. Without a list nobody is screened, and the loan is not clear.
 */
export const screenLoan = async (screener: Screener, tx: Tx, loan: Loan): Promise<ScreeningState> => {
  const facts = await screeningFacts(screener, tx, loan);
  const subjects = outdated(facts);
  if (facts.list.kind !== 'found' || subjects.length === 0) return screeningState(facts);
  const { list } = facts.list;
  const applicationId = loan.id;
  const { version: listVersion, publishedOn: listPublishedOn } = list;
  const found = subjects.map((subject) => ({ subject, listVersion, matches: screenSubject(subject, list).matches }));
  for (const each of found) await addScreening(tx, { applicationId, listPublishedOn, ...each });
  const matches = found.reduce((sum, each) => sum + each.matches.length, 0);
  const body = { listPublishedOn, listVersion, parties: found.length, matches };
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'screened', body });
  return screeningState({ ...facts, screenings: [...facts.screenings, ...found] });
};

/** The same for a caller that holds no lock: nothing is written where everyone is screened. */
export const screenWhenDue = async (container: Container, applicationId: string): Promise<ScreeningState> => {
  const { db, transact } = container.database;
  const stored = await findApplication(db, applicationId);
  if (!stored) throw new AppError('notFound');
  const facts = await screeningFacts(container, db, stored);
  if (outdated(facts).length === 0) return screeningState(facts);
  return transact(async (tx) => {
    const locked = await lockApplication(tx, applicationId);
    if (!locked) throw new AppError('notFound');
    return screenLoan(container, tx, locked);
  });
};
