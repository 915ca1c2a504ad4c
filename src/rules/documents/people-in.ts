import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';

/** Who applies, without their answers; the borrower first. */
export const peopleIn = ({ coborrower }: Pick<Application, 'coborrower'>): Person[] =>
  coborrower === null ? ['borrower'] : ['borrower', 'coborrower'];
