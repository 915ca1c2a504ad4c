import { z } from 'zod';
import { listedEntry } from '#entities/facts/published/sanctions-list.ts';
import { screeningMatch } from '#rules/screening/screen-subject.ts';
import { type ScreeningState, screeningState } from '#rules/screening/screening-standing.ts';
import { screeningSubject } from '#rules/screening/screening-subject.ts';
import { screeningSubjects } from '#rules/screening/screening-subjects.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { findingsOf, screeningsOf } from '#server/db/repos/loan/screenings.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

export type Screener = Pick<Container, 'sanctions' | 'clock'>;
type Loan = Pick<StoredApplication, 'id' | 'document'>;

/** Everyone to screen, what was found so far, and the list as it is now; a plain read. */
export const screeningFacts = async ({ sanctions, clock }: Screener, db: Reader, { id, document }: Loan) => {
  const { title } = await outsideFactsOf(db, { id, document });
  const rows = await screeningsOf(db, id);
  const found = await findingsOf(db, id);
  return {
    subjects: screeningSubjects(document, title),
    screenings: rows.map(({ subject, matches, ...row }) => ({
      ...row,
      subject: screeningSubject.parse(subject),
      matches: z.array(screeningMatch).parse(matches),
    })),
    findings: found.map(({ subject, entry, foundBy, ...row }) => ({
      ...row,
      accountId: foundBy,
      subject: screeningSubject.parse(subject),
      entry: listedEntry.parse(entry),
    })),
    list: await sanctions(clock.now()),
  };
};
export type StoredScreeningFacts = Awaited<ReturnType<typeof screeningFacts>>;

export const screeningStateOf = async (screener: Screener, db: Reader, loan: Loan): Promise<ScreeningState> =>
  screeningState(await screeningFacts(screener, db, loan));
