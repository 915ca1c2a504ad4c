import { z } from 'zod';
import { enteredFact, factEntryState } from '#entities/facts/entered-fact.ts';
import { factKind } from '#entities/facts/fact-kind.ts';
import { journeyCapability, journeyProblem, journeyState } from '#entities/facts/journey.ts';
import { person } from '#entities/values/person.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Container } from '#server/container.ts';
import { factEntriesOf } from '#server/db/repos/loan/fact-entries.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { journeysOfLoan } from '#server/db/repos/vendors/journeys.ts';
import { newestOfEach } from '../asking/own-journeys.ts';
import { leftToStaff } from '../shared/left-to-staff.ts';

export const loanFactEntries = z.object({
  /** Facts that policy wants confirmed by a second person. */
  confirmed: z.array(factKind),
  /** Facts nobody is asked for: no vendor is configured. */
  leftToStaff: z.array(factKind),
  /** Oldest first. */
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: factKind,
      person,
      fact: enteredFact,
      fileId: z.uuid(),
      fileName: z.string(),
      state: factEntryState,
      enteredByName: z.string(),
      enteredAt: z.date(),
      settledByName: z.string().nullable(),
      settledAt: z.date().nullable(),
      reason: z.string().nullable(),
      isMine: z.boolean(),
    }),
  ),
  /** The newest visit of each applicant to each vendor. */
  visits: z.array(
    z.object({
      id: z.uuid(),
      capability: journeyCapability,
      brand: z.string(),
      person,
      state: journeyState,
      problem: journeyProblem.nullable(),
      startedAt: z.date(),
      changedAt: z.date(),
    }),
  ),
  /** Documents a fact may be read from. */
  files: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type LoanFactEntries = z.infer<typeof loanFactEntries>;

/** Everything staff entered on a loan, and what waits for a second person. */
export const loanFactEntriesOf = async (
  container: Container,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<LoanFactEntries> => {
  const { database, clock } = container;
  const { db } = database;
  const files = (await filesOf(db, applicationId)).filter(({ retiredAt }) => retiredAt === null);
  const nameOf = (id: string): string => files.find((file) => file.id === id)?.name ?? '';
  return {
    confirmed: getPolicy(clock.today()).fourEyes?.facts ?? [],
    leftToStaff: leftToStaff(container),
    entries: (await factEntriesOf(db, applicationId)).map((row) => ({
      ...row,
      fact: enteredFact.parse(row.fact),
      fileName: nameOf(row.fileId),
      isMine: row.enteredBy === staffId,
    })),
    visits: newestOfEach(await journeysOfLoan(db, applicationId)),
    files: files
      .filter(({ documentType, state }) => documentType !== 'paper' && state === 'clean')
      .map(({ id, name }) => ({ id, name })),
  };
};
