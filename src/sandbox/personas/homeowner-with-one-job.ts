import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, payrollJob, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Alma',
  lastName: 'Reyes',
  email: 'alma.reyes@example.com',
  ssn: '123456701',
  dateOfBirth: '1984-02-11',
  phone: '6155550101',
  address: {
    line1: '212 Fatherland Street',
    line2: null,
    city: 'Nashville',
    state: 'TN',
    zip: '37206',
    county: 'Davidson County',
  },
  value: 450_000,
  owed: 210_000,
  annualIncome: 96_000,
});

export const homeownerWithOneJob: Persona = {
  name: 'homeowner-with-one-job',
  story: 'Alma owns her home, has one job that payroll confirms, and nothing is in her way.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    creditRange: { creditRange: '740-759' },
    application6: { incomeVerificationMethod: 'payroll' },
  },
  coborrower: null,
  payOff: ['card'],
  facts: outside({
    credit: creditFileWith([748, 751, 760], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Cumberland Home Loans',
          balance: 208_700,
          payment: 1420,
        }),
        reportedDebt({
          id: 'card',
          type: 'revolving',
          creditor: 'Union Card',
          balance: 6400,
          payment: 190,
          limit: 12_000,
        }),
        reportedDebt({ id: 'car', type: 'auto', creditor: 'Lakeside Auto', balance: 14_200, payment: 355 }),
      ],
    }),
    valuations: valuedAt(455_000),
    payroll: [
      payrollJob({
        id: 'payroll-1',
        employerName: 'Mission Valley Dental Group',
        position: 'Office coordinator',
        startDate: '2019-06-03',
        base: 8000,
      }),
    ],
  }),
};
