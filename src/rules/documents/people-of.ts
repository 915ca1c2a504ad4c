import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';

/** Everyone on the application with their answers, the borrower first. */
export const peopleOf = ({ borrower, coborrower }: Application): { person: Person; applicant: Applicant }[] => [
  { person: 'borrower', applicant: borrower },
  ...(coborrower === null ? [] : [{ person: 'coborrower' as const, applicant: coborrower }]),
];
