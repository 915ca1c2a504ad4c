import { z } from 'zod';
import { listProblem } from '#entities/facts/published/sanctions-list.ts';
import { day } from '#entities/values/day.ts';
import { screeningMatch } from '#rules/screening/screen-subject.ts';
import {
  findingsOn,
  lastScreening,
  matchState,
  screeningState,
  subjectState,
} from '#rules/screening/screening-standing.ts';
import { screeningRole } from '#rules/screening/screening-subject.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { screeningFacts } from './screening-facts.ts';

const matchView = screeningMatch.extend({
  state: z.enum(['open', 'cleared', 'same']),
  findings: z.array(
    z.object({
      finding: z.enum(['different', 'same']),
      by: z.string(),
      at: z.date(),
      reason: z.string(),
      isMine: z.boolean(),
    }),
  ),
});

export const loanScreening = z.object({
  state: z.enum(['clear', 'open', 'unknown', 'stopped']),
  list: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found'), publishedOn: day, version: z.string() }),
    z.object({ kind: z.literal('unknown'), problem: listProblem }),
  ]),
  parties: z.array(
    z.object({
      key: z.string(),
      role: screeningRole,
      name: z.string().nullable(),
      otherNames: z.array(z.string()),
      bornOn: day.nullable(),
      state: z.enum(['clear', 'review', 'same', 'missing', 'nameMissing']),
      screening: z.object({ id: z.uuid(), at: z.date(), listPublishedOn: day }).nullable(),
      matches: z.array(matchView),
    }),
  ),
});
export type LoanScreening = z.infer<typeof loanScreening>;

/** Everyone on the loan with their result, and each match with all a reviewer compares. */
export const loanScreeningOf = async (
  container: Container,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<LoanScreening> => {
  const { db } = container.database;
  const stored = await findApplication(db, applicationId);
  if (!stored) throw new AppError('notFound');
  const facts = await screeningFacts(container, db, stored);
  const { subjects, screenings, findings, list } = facts;
  return {
    state: screeningState(facts),
    list:
      list.kind === 'found' ? { kind: 'found', publishedOn: list.list.publishedOn, version: list.list.version } : list,
    parties: subjects.map((subject) => {
      const { key, role, name, names, bornOn } = subject;
      const last = lastScreening(subject, screenings);
      return {
        key,
        role,
        name,
        otherNames: names.filter((other) => other !== name),
        bornOn,
        state: subjectState(subject, facts),
        screening: last && { id: last.id, at: last.screenedAt, listPublishedOn: last.listPublishedOn },
        matches: (last?.matches ?? []).map((match) => {
          const about = { subject, entry: match.entry };
          return {
            ...match,
            state: matchState(about, findings),
            findings: findingsOn(about, findings).map(
              ({ finding, foundByName: by, foundAt: at, reason, accountId }) => ({
                finding,
                by,
                at,
                reason,
                isMine: accountId === staffId,
              }),
            ),
          };
        }),
      };
    }),
  };
};
