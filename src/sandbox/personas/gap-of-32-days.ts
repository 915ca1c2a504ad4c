import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { salariedJob, standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Tomas',
  lastName: 'Lindqvist',
  email: 'tomas@example.com',
  ssn: '123456709',
  dateOfBirth: '1992-06-16',
  phone: '2065550109',
  address: {
    line1: '1402 Alder Street',
    line2: null,
    city: 'Seattle',
    state: 'WA',
    zip: '98122',
    county: 'King County',
  },
  value: 710_000,
  owed: 380_000,
  annualIncome: 126_000,
});

export const gapOf32Days: Persona = {
  name: 'gap-of-32-days',
  story: 'Tomas was out of work for 32 days between two jobs, one day more than is let pass.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    application5: {
      isEmployed: true,
      employments: [
        salariedJob({
          id: 'employments-1',
          employerName: 'Puget Software',
          position: 'Engineer',
          startDate: '2025-12-02',
          base: 10_500,
        }),
        salariedJob({
          id: 'employments-2',
          employerName: 'Cascade Data',
          position: 'Engineer',
          startDate: '2020-02-01',
          isCurrent: false,
          endDate: '2025-10-31',
          base: 9800,
        }),
      ],
    },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([701, 709, 715], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Rainier Savings',
          balance: 379_000,
          payment: 2480,
        }),
      ],
    }),
    valuations: valuedAt(705_000),
  }),
};
