import { z } from 'zod';
import { askedName } from '#entities/application/applicant.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

export const name = defineStep({
  key: 'name',
  path: '/',
  askedOf: 'household',
  chapter: 'aboutYou',
  seconds: 20,
  screen: 'form',
  aside: null,
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ firstName: askedName, lastName: askedName }),
  fields: [
    { name: 'firstName', kind: 'text', autocomplete: 'given-name' },
    { name: 'lastName', kind: 'text', autocomplete: 'family-name' },
  ],
  read: (application, person) => {
    const { firstName, lastName } = applicantPart(application, person);
    return { firstName, lastName };
  },
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
});
