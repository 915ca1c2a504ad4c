import { reportedDebt } from '../parts/bureau-debts.ts';
import { creditFileWith, outside, payrollJob, valuedAt } from '../parts/outside-answers.ts';
import { standardAnswers } from '../parts/standard-answers.ts';
import type { Persona } from '../persona.ts';

const answers = standardAnswers({
  firstName: 'Dora',
  lastName: 'Whitfield',
  email: 'dora.whitfield@example.com',
  ssn: '123456733',
  dateOfBirth: '1982-09-21',
  phone: '6155550133',
  address: {
    line1: '90 Shelby Avenue',
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

const debts = [
  reportedDebt({
    id: 'mortgage',
    type: 'mortgage',
    creditor: 'Cumberland Home Loans',
    balance: 208_700,
    payment: 1420,
  }),
  reportedDebt({ id: 'car', type: 'auto', creditor: 'Lakeside Auto', balance: 14_200, payment: 355 }),
];

export const newLoanBeforeClosing: Persona = {
  name: 'new-loan-before-closing',
  story:
    'Dora is approved and then finances a boat: the hard pull before closing shows it, and the accepted line no longer passes.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    creditRange: { creditRange: '740-759' },
    application6: { incomeVerificationMethod: 'payroll' },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([748, 751, 760], { debts }),
    valuations: valuedAt(455_000),
    payroll: [
      payrollJob({
        id: 'payroll-1',
        employerName: 'Mission Valley Dental Group',
        position: 'Hygienist',
        startDate: '2019-06-03',
        base: 8000,
      }),
    ],
  }),
  hardCredit: {
    borrower: creditFileWith([716, 722, 731], {
      isSoft: false,
      debts: [
        ...debts,
        reportedDebt({ id: 'boat', type: 'installment', creditor: 'Lakeside Marine', balance: 140_000, payment: 2600 }),
      ],
    }),
    coborrower: null,
  },
};
