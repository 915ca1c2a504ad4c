import type { Application } from '#entities/application/application.ts';
import { fullName } from '#entities/text/full-name.ts';
import { type Person, person as personSchema } from '#entities/values/person.ts';
import { allDebts } from '../debts/all-debts.ts';
import { peopleOf } from '../documents/people-of.ts';
import { debtorOf } from '../documents/required-documents.ts';
import type { ConditionRequest } from './condition-request.ts';
import { verificationOf } from './lender-verification.ts';

export type ConditionSubject = { name: string | null; email: string | null; person: Person };

/** The subject of a request, and the applicant who can give details. */
export const conditionSubject = (
  { subjectId, owner }: Pick<ConditionRequest, 'subjectId' | 'owner'>,
  application: Application,
): ConditionSubject => {
  const person = owner === 'coborrower' ? 'coborrower' : 'borrower';
  const verified = verificationOf(subjectId);
  const applicant = verified && application[verified.person];
  if (verified && applicant) return { name: fullName(applicant), email: null, person: verified.person };
  const whose = personSchema.safeParse(subjectId).data;
  const named = whose && application[whose];
  if (whose && named) return { name: fullName(named), email: null, person: whose };
  const nobody = { name: null, email: null, person } as const;
  for (const { person: whose, applicant } of peopleOf(application)) {
    const job = applicant.employments.find(({ id }) => id === subjectId);
    if (job) return { name: job.employerName, email: job.contactEmail, person: whose };
  }
  const debt = allDebts(application).find(({ id }) => id === subjectId);
  if (debt)
    return { name: debt.creditor, email: null, person: owner === 'thirdParty' ? debtorOf(debt, application) : person };
  const holder = application.otherTitleHolders.find(({ id }) => id === subjectId);
  return holder ? { name: holder.name, email: holder.email, person } : nobody;
};
