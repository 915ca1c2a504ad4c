import { z } from 'zod';
import { email as emailAddress } from '#entities/values/email.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

export const email = defineStep({
  key: 'email',
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
  answers: z.object({ email: emailAddress }),
  fields: [{ name: 'email', kind: 'email', autocomplete: 'email' }],
  read: (application, person) => ({ email: applicantPart(application, person).email }),
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
});
