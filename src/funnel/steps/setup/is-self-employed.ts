import { z } from 'zod';
import { positiveDollars } from '#entities/values/money.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

export const isSelfEmployed = defineStep({
  key: 'isSelfEmployed',
  path: '/app/initial-setup/is-self-employed',
  askedOf: 'each',
  chapter: 'yourFinances',
  seconds: 20,
  screen: 'form',
  aside: 'estimate',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ isSelfEmployed: z.boolean(), annualIncome: positiveDollars }),
  fields: [
    { name: 'isSelfEmployed', kind: 'yesNo' },
    { name: 'annualIncome', kind: 'money' },
  ],
  read: (application, person) => {
    const { isSelfEmployed, annualIncome } = applicantPart(application, person);
    return { isSelfEmployed, annualIncome };
  },
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
});
