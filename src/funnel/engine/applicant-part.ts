import { type Applicant, emptyApplicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';

/** One person's part; an invited co-borrower who has not begun has an empty one. */
export const applicantPart = (application: Application, person: Person): Applicant =>
  application[person] ?? emptyApplicant();

type Change = { person: Person; change: Partial<Applicant> };

export const withApplicant = (application: Application, { person, change }: Change): Application => ({
  ...application,
  [person]: { ...applicantPart(application, person), ...change },
});
