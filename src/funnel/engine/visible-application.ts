import { type Applicant, emptyApplicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';

const nameOnly = ({ firstName, lastName }: Applicant): Applicant => ({ ...emptyApplicant(), firstName, lastName });

/** The borrower gave the address the invitation went to, and the page that asked for it shows it again. */
const invited = (coborrower: Applicant): Applicant => ({ ...nameOnly(coborrower), email: coborrower.email });

/**
 * What one of two people may read: the shared parts and their own. Of the other they see the name. The borrower answers for the
 * household and sees every debt it has; the co-borrower sees what is theirs, what is owed together and the home.
 */
export const visibleApplication = (application: Application, person: Person): Application =>
  person === 'borrower'
    ? {
        ...application,
        coborrower: application.coborrower && invited(application.coborrower),
        uploads: application.uploads.filter(({ isCoborrower }) => !isCoborrower),
      }
    : {
        ...application,
        borrower: nameOnly(application.borrower),
        liabilities: application.liabilities.filter(({ debtor }) => debtor !== 'borrower'),
        derogatoryEvents: [],
        disbursement: null,
        uploads: application.uploads.filter(({ isCoborrower }) => isCoborrower),
      };
