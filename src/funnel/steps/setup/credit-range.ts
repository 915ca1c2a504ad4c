import { z } from 'zod';
import { creditRange as creditRangeValue } from '#entities/values/credit-range.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

export const creditRange = defineStep({
  key: 'creditRange',
  path: '/app/initial-setup/credit-range',
  askedOf: 'household',
  chapter: 'yourFinances',
  seconds: 10,
  screen: 'form',
  aside: 'estimate',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ creditRange: creditRangeValue }),
  fields: [{ name: 'creditRange', kind: 'choice', options: creditRangeValue.options }],
  read: (application, person) => ({ creditRange: applicantPart(application, person).creditRange }),
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
});
