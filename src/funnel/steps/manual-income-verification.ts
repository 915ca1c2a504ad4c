import { z } from 'zod';
import { incomeSource } from '#entities/income-source.ts';
import { incomeType } from '#entities/income-type.ts';
import { positiveDollars } from '#entities/money.ts';
import { applicantPart, withApplicant } from '../engine/applicant-part.ts';
import { defineStep } from '../engine/define-step.ts';
import { mergeById } from '../engine/merge-by-id.ts';

/** Pay from a job is asked with the job, so `main` is not offered here. */
const otherIncomeTypes = incomeType.exclude(['main']).options;

const otherIncome = incomeSource
  .pick({ id: true, type: true, address: true, rentalUnits: true })
  .extend({ otherValue: positiveDollars });

const isRent = ({ type }: { type: unknown }) => type === 'rental';

/** Other income, entered by hand. */
export const manualIncomeVerification = defineStep({
  key: 'manualIncomeVerification',
  path: '/app/application/other-income',
  askedOf: 'each',
  answers: z.object({ hasOtherIncome: z.boolean(), incomeSources: z.array(otherIncome) }),
  fields: [
    { name: 'hasOtherIncome', kind: 'yesNo' },
    {
      name: 'incomeSources',
      kind: 'list',
      isAsked: ({ hasOtherIncome }) => hasOtherIncome === true,
      item: [
        { name: 'type', kind: 'choice', options: otherIncomeTypes },
        { name: 'otherValue', kind: 'money' },
        { name: 'rentalUnits', kind: 'number', isAsked: isRent },
        { name: 'address', kind: 'address', isAsked: isRent },
      ],
    },
  ],
  read: (application, person) => {
    const { hasOtherIncome, incomeSources } = applicantPart(application, person);
    return {
      hasOtherIncome,
      incomeSources: incomeSources
        .filter(({ type }) => type !== 'main')
        .map(({ id, type, otherValue, rentalUnits, address }) => ({ id, type, otherValue, rentalUnits, address })),
    };
  },
  write: (application, { hasOtherIncome, incomeSources }, person) =>
    withApplicant(application, {
      person,
      change: {
        hasOtherIncome,
        incomeSources: mergeById({
          stored: applicantPart(application, person).incomeSources,
          answered: incomeSources,
          blank: (answer) => ({
            ...answer,
            base: null,
            overtime: null,
            bonuses: null,
            commissions: null,
            IncomeID: null,
            propertyId: null,
            source: person,
          }),
          isFromElsewhere: ({ type, source }) => type === 'main' || source !== person,
        }),
      },
    }),
});
