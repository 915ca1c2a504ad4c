import { z } from 'zod';
import { askedName, emptyApplicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import { email } from '#entities/values/email.ts';

/** Who applies along; they are invited by e-mail and fill in their own part. Two people may share one address. */
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

/** Who said that they apply alone, or together, says it anew once that is no longer so: it is nobody else's to say. */
export const writeSecondPerson = (
  application: Application,
  { hasCoborrower, ...who }: SecondPersonAnswers,
): Application => {
  const { borrower, coborrower } = application;
  return {
    ...application,
    hasCoborrower,
    borrower: hasCoborrower === (coborrower !== null) ? borrower : { ...borrower, creditType: null },
    coborrower: hasCoborrower ? { ...(coborrower ?? emptyApplicant()), ...who } : null,
  };
};
