import { type Applicant, emptyApplicant } from '#entities/applicant.ts';
import type { Application } from '#entities/application.ts';
import type { Person } from '#entities/person.ts';

/** One person's part; an invited co-borrower who has not begun has an empty one. */
export const applicantPart = (application: Application, person: Person): Applicant =>
  application[person] ?? emptyApplicant();

export const withApplicant = (application: Application, person: Person, change: Partial<Applicant>): Application => ({
  ...application,
  [person]: { ...applicantPart(application, person), ...change },
});
