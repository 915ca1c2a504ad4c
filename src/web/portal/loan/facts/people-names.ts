import type { Application } from '#entities/application/application.ts';
import { fullName } from '#entities/text/full-name.ts';
import type { Person } from '#entities/values/person.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';

type People = Pick<Application, 'borrower' | 'coborrower'>;

export const fullNameOf = (people: People, person: Person): string => {
  const { firstName, middleName, lastName, suffix } = people[person] ?? people.borrower;
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ') || loanDesk.nameless;
};

export const firstNameOf = (people: People, person: Person): string => people[person]?.firstName ?? loanDesk.nameless;

/** "Dana and Marcus Whitfield", or both in full where the last names differ. */
export const householdName = (people: People): string => {
  const { borrower, coborrower } = people;
  if (coborrower === null) return fullName(borrower) || loanDesk.nameless;
  const both = [borrower, coborrower];
  if (borrower.lastName === coborrower.lastName)
    return `${both.map(({ firstName }) => firstName).join(loanDesk.and)} ${borrower.lastName ?? ''}`.trim();
  return both.map(({ firstName, lastName }) => fullName({ firstName, lastName })).join(loanDesk.and);
};
