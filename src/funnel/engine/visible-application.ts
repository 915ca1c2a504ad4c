import { type Applicant, emptyApplicant } from '#entities/applicant.ts';
import type { Application } from '#entities/application.ts';
import type { Person } from '#entities/person.ts';

const nameOnly = ({ firstName, lastName }: Applicant): Applicant => ({ ...emptyApplicant(), firstName, lastName });

/** What one of two people may read: the shared parts and their own. Of the other they see the name. */
export const visibleApplication = (application: Application, person: Person): Application =>
  person === 'borrower'
    ? { ...application, coborrower: application.coborrower && nameOnly(application.coborrower) }
    : { ...application, borrower: nameOnly(application.borrower) };
