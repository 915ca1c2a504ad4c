import { type Applicant, emptyApplicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';

/** One applicant's part; empty for an invited coborrower who has not started. */
export const applicantPart = (application: Application, person: Person): Applicant =>
  application[person] ?? emptyApplicant();

type Change = { person: Person; change: Partial<Applicant> };

export const withApplicant = (application: Application, { person, change }: Change): Application => ({
  ...application,
  [person]: { ...applicantPart(application, person), ...change },
});
