import type { Application } from '#entities/application/application.ts';
import { type EmploymentAnswer, employmentAnswer } from '#entities/application/employment.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { type EmploymentCheck, employmentCheckOf } from '#rules/employment/employment-check.ts';
import type { Tx } from '#server/db/connect.ts';
import { findConsent } from '#server/db/repos/application/consents.ts';
import { openReport, reportsOf, type StoredReport } from '#server/db/repos/application/reports.ts';
import type { Subject } from '#server/vendors/port.ts';
import { keyOf } from '#server/vendors/recorded.ts';

const isCheckOf = (row: StoredReport, person: Person): boolean =>
  row.kind === 'employmentCheck' && row.person === person;

/** The newest check with a person's payroll, answered or not. */
export const lastCheckOf = (rows: readonly StoredReport[], person: Person): StoredReport | null =>
  rows.findLast((row) => isCheckOf(row, person)) ?? null;

const isOpen = ({ outcome }: StoredReport): boolean => outcome === 'asking' || outcome === 'unavailable';

/** The check that is ordered and not answered yet; null where there is none. */
export const openCheckOf = (rows: readonly StoredReport[], person: Person): StoredReport | null => {
  const last = lastCheckOf(rows, person);
  return last !== null && isOpen(last) ? last : null;
};

/** Which check of this person's payroll the next answer belongs to. */
export const turnOf = (rows: readonly StoredReport[], person: Person): string =>
  String(rows.filter((row) => isCheckOf(row, person) && !isOpen(row)).length + 1);

/** Orders a check under the applicant's consent, once until it is answered; false without a consent. */
export const openCheck = async (tx: Tx, subject: Subject): Promise<boolean> => {
  const consent = await findConsent(tx, { ...subject, kind: 'employment' });
  if (consent === null) return false;
  const rows = await reportsOf(tx, subject.applicationId);
  const kind = 'employmentCheck';
  const idempotencyKey = keyOf({ subject, kind }, `${consent}/${turnOf(rows, subject.person)}`);
  if (openCheckOf(rows, subject.person) === null) await openReport(tx, { ...subject, kind, idempotencyKey });
  return true;
};

const lastAnswer = (rows: readonly StoredReport[], person: Person): EmploymentAnswer | null => {
  const told = rows
    .filter((row) => isCheckOf(row, person))
    .map(({ answer }) => employmentAnswer.safeParse(answer).data);
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
      return jobs.map(
        ({ id }) => [id, employmentCheckOf(answer ?? { kind: 'notFound' }, { jobId: id, asOf })] as const,
      );
    }),
  );
