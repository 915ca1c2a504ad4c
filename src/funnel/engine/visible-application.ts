import { type Applicant, emptyApplicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';

const nameOnly = ({ firstName, lastName }: Applicant): Applicant => ({ ...emptyApplicant(), firstName, lastName });

/** The borrower provided the invitation's address, and the page that asked for it shows it again. */
const invited = (coborrower: Applicant): Applicant => ({ ...nameOnly(coborrower), email: coborrower.email });

/**
 * The parts one applicant may read: the shared parts and their own, plus the other's name. The borrower answers for the
 * household and sees all its debts; the coborrower sees their own debts, joint debts and the home.
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
