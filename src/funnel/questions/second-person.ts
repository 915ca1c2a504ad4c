import { z } from 'zod';
import { type Applicant, askedName, emptyApplicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import { email } from '#entities/values/email.ts';
import { withoutCoborrower } from '../without-coborrower.ts';

/** The coborrower is invited by email and completes their own part. Two applicants may share one address. */
export const secondPersonAnswers = z.object({
  hasCoborrower: z.boolean(),
  firstName: askedName.nullable(),
  lastName: askedName.nullable(),
  email: email.nullable(),
});
type SecondPersonAnswers = z.infer<typeof secondPersonAnswers>;

const isAsked = ({ hasCoborrower }: { hasCoborrower: unknown }) => hasCoborrower === true;

export const secondPersonFields = [
  { name: 'hasCoborrower', kind: 'yesNo' },
  { name: 'firstName', kind: 'text', isAsked },
  { name: 'lastName', kind: 'text', isAsked },
  { name: 'email', kind: 'email', isAsked },
] as const;

export const readSecondPerson = ({ hasCoborrower, coborrower }: Application) => ({
  hasCoborrower,
  firstName: coborrower?.firstName ?? null,
  lastName: coborrower?.lastName ?? null,
  email: coborrower?.email ?? null,
});

type Named = Pick<Applicant, 'firstName' | 'lastName' | 'email'>;

/** A different name or address is a different applicant, whose part starts empty. */
export const isSamePerson = (one: Named, other: Named): boolean =>
  one.email === other.email && one.firstName === other.firstName && one.lastName === other.lastName;

/** Applying alone or jointly is each applicant's own statement, so a change of applicants clears the borrower's. */
export const writeSecondPerson = (
  application: Application,
  { hasCoborrower, ...named }: SecondPersonAnswers,
): Application => {
  const { borrower, coborrower } = application;
  const isSame = hasCoborrower && coborrower !== null && isSamePerson(coborrower, named);
  const kept = coborrower === null || isSame ? application : withoutCoborrower(application);
  return {
    ...kept,
    hasCoborrower,
    borrower: hasCoborrower === (coborrower !== null) ? borrower : { ...borrower, creditType: null },
    coborrower: hasCoborrower ? { ...(isSame ? coborrower : emptyApplicant()), ...named } : null,
  };
};
