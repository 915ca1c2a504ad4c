import type { Application } from '#entities/application/application.ts';
import { type EmploymentAnswer, employmentAnswer } from '#entities/application/employment.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { peopleOf } from '#rules/documents/required-documents.ts';
import { type EmploymentCheck, employmentCheckOf } from '#rules/employment/employment-check.ts';
import type { StoredReport } from '#server/db/repos/application/reports.ts';

const isCheckOf = (row: StoredReport, person: Person): boolean =>
  row.kind === 'employmentCheck' && row.person === person;

/** The newest check with a person's payroll, answered or not. */
export const lastCheckOf = (rows: readonly StoredReport[], person: Person): StoredReport | null =>
  rows.findLast((row) => isCheckOf(row, person)) ?? null;

const lastAnswer = (rows: readonly StoredReport[], person: Person): EmploymentAnswer | null => {
  const told = rows.filter((row) => isCheckOf(row, person)).map(({ answer }) => employmentAnswer.safeParse(answer).data);
  return told.findLast((answer) => answer !== undefined) ?? null;
};

/** What payroll last said of each job it once confirmed. */
export const employmentChecksIn = (
  rows: readonly StoredReport[],
  { application, asOf }: { application: Application; asOf: Day },
): ReadonlyMap<string, EmploymentCheck> =>
  new Map(
    peopleOf(application).flatMap(({ person, applicant }) => {
      const answer = lastAnswer(rows, person);
      const jobs = answer === null ? [] : applicant.employments.filter(({ dataSource }) => dataSource === 'payroll');
      return jobs.map(({ id }) => [id, employmentCheckOf(answer ?? { kind: 'notFound' }, { jobId: id, asOf })] as const);
    }),
  );
