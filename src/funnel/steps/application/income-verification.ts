import { z } from 'zod';
import { incomeReview } from '#entities/application/applicant.ts';
import { incomeVerificationMethod } from '#entities/application/income-verification.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';
import { paths } from '../../paths.ts';

/** Link payroll or bank, or upload documents, which leads to the requests; records found are confirmed or disputed. */
export const incomeVerification = defineStep({
  key: 'application6',
  path: '/app/application/income-verification',
  askedOf: 'each',
  chapter: null,
  seconds: 120,
  screen: 'incomeVerification',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  requires: ['incomeConsent'],
  leadsTo: (application, person) =>
    applicantPart(application, person).incomeVerificationMethod === 'documents' ? paths.standaloneUpload : null,
  answers: z.object({ incomeVerificationMethod, incomeReviews: z.array(incomeReview).max(80, 'tooMany') }),
  fields: [
    { name: 'incomeVerificationMethod', kind: 'choice', options: incomeVerificationMethod.options },
    {
      name: 'incomeReviews',
      kind: 'list',
      optional: true,
      item: [
        { name: 'isRight', kind: 'yesNo' },
        { name: 'note', kind: 'longText', isAsked: ({ isRight }) => isRight === false },
      ],
    },
  ],
  read: (application, person) => {
    const { incomeVerificationMethod: method, incomeReviews } = applicantPart(application, person);
    return { incomeVerificationMethod: method, incomeReviews };
  },
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
  checkWithin: ({ incomeReviews }, { application, person }) => {
    const records = applicantPart(application, person).employments.filter(({ dataSource }) => dataSource !== 'manual');
    const isOpen = records.some(({ id }) => !incomeReviews?.some((review) => review.id === id));
    return isOpen ? [{ path: ['incomeReviews'], code: 'reviewNeeded' }] : [];
  },
});
