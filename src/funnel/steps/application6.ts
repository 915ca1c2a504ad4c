import { z } from 'zod';
import { incomeVerificationMethod } from '#entities/income-verification.ts';
import { applicantPart, withApplicant } from '../engine/applicant-part.ts';
import { defineStep } from '../engine/define-step.ts';

/** Link payroll or bank, or hand in documents. */
export const application6 = defineStep({
  key: 'application6',
  path: '/app/application/income-verification',
  askedOf: 'each',
  screen: 'custom',
  answers: z.object({ incomeVerificationMethod }),
  fields: [{ name: 'incomeVerificationMethod', kind: 'choice', options: incomeVerificationMethod.options }],
  read: (application, person) => ({
    incomeVerificationMethod: applicantPart(application, person).incomeVerificationMethod,
  }),
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
});
