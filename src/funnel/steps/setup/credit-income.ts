import { z } from 'zod';
import { creditRange } from '#entities/values/credit-range.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

/** Credit range and income on one page, for links that ask both. */
export const creditIncome = defineStep({
  key: 'creditIncome',
  path: '/app/initial-setup/credit-income',
  askedOf: 'household',
  chapter: 'yourFinances',
  seconds: 20,
  screen: 'form',
  aside: 'estimate',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ creditRange, annualIncome: positiveDollars }),
  fields: [
    { name: 'creditRange', kind: 'choice', options: creditRange.options },
    { name: 'annualIncome', kind: 'money' },
  ],
  read: (application, person) => {
    const part = applicantPart(application, person);
    return { creditRange: part.creditRange, annualIncome: part.annualIncome };
  },
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
});
