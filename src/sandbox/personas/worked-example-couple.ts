import type { Address } from '#entities/values/address.ts';
import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, payrollJob, valuedAt } from './parts/outside-answers.ts';
import { personalAnswers, salariedJob, standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const address: Address = {
  line1: '418 Larkspur Lane',
  line2: null,
  city: 'Roanoke',
  state: 'VA',
  zip: '24014',
  county: 'Roanoke city',
};
const home = { address, value: 585_000, owed: 291_400 };

const dana = standardAnswers({
  ...home,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana.whitfield@example.com',
  ssn: '123456702',
  dateOfBirth: '1985-03-14',
  phone: '5405550142',
  annualIncome: 57_000,
});

const marcus = personalAnswers({
  ...home,
  firstName: 'Marcus',
  lastName: 'Whitfield',
  email: 'marcus.whitfield@example.com',
  ssn: '123456703',
  dateOfBirth: '1983-09-02',
  phone: '5405550143',
  annualIncome: 43_800,
});

const couple = {
  hasCoborrower: true,
  firstName: 'Marcus',
  lastName: 'Whitfield',
  email: 'marcus.whitfield@example.com',
};

const debts = [
  reportedDebt({
    id: 'mortgage',
    type: 'mortgage',
    creditor: 'First Harbor Bank',
    balance: 291_400,
    payment: 1898,
    debtor: 'joint',
  }),
  reportedDebt({
    id: 'solar',
    type: 'mortgage',
    creditor: 'SUNRUN INC',
    balance: 18_200,
    payment: 178,
    debtor: 'joint',
  }),
  reportedDebt({ id: 'car', type: 'auto', creditor: 'Lakeside Auto', balance: 17_900, payment: 412 }),
  reportedDebt({ id: 'student', type: 'student', creditor: 'Edfinancial', balance: 23_600, payment: 241 }),
  reportedDebt({ id: 'card-1', type: 'revolving', creditor: 'Union Card', balance: 9860, payment: 296, limit: 15_000 }),
  reportedDebt({
    id: 'card-2',
    type: 'revolving',
    creditor: 'Harbor Rewards',
    balance: 4270,
    payment: 128,
    limit: 9000,
  }),
];

/** The figures of the policy's worked example: score used 742, CLTV 65.0%, DTI 41.3%. */
export const workedExampleCouple: Persona = {
  name: 'worked-example-couple',
  story:
    'Dana and Marcus borrow $85,000 together and pay off two cards; a break of 80 days lies between two of her jobs.',
  variant: 'withUsageStep',
  borrower: {
    ...dana,
    creditRange: { creditRange: '740-759' },
    coborrower: couple,
    previewOffer: {
      amount: 85_000,
      product: 'variable',
      years: 10,
      originationFee: 150,
      hasAutopay: false,
      loanPurpose: 'debtConsolidation',
    },
    application: { ...dana.application, creditType: 'joint', maritalStatus: 'married', dependents: 1 },
    application5: {
      isEmployed: true,
      gapExplanation: 'I looked after my mother after her operation.',
      employments: [
        salariedJob({
          id: 'employments-1',
          employerName: 'Blue Ridge Pediatrics',
          position: 'Practice manager',
          startDate: '2026-03-02',
          base: 4750,
        }),
        salariedJob({
          id: 'employments-2',
          startDate: '2021-06-07',
          isCurrent: false,
          endDate: '2025-12-12',
          base: 4260,
        }),
      ],
    },
    application6: { incomeVerificationMethod: 'payroll' },
  },
  coborrower: {
    ...marcus,
    application: { ...marcus.application, creditType: 'joint', maritalStatus: 'married', dependents: 1 },
    application5: {
      isEmployed: true,
      employments: [
        salariedJob({ employerName: 'City Schools', position: 'Teacher', startDate: '2012-08-01', base: 3650 }),
      ],
    },
    application6: { incomeVerificationMethod: 'payroll' },
  },
  payOff: ['card-1', 'card-2'],
  facts: outside({
    credit: creditFileWith([735, 742, 751], { debts }),
    coborrowerCredit: creditFileWith([760, 768, 790], { kind: 'singleCreditCoborrower', debts: debts.slice(0, 2) }),
    valuations: valuedAt(579_000, 12),
    payroll: [
      payrollJob({
        id: 'payroll-1',
        employerName: 'Blue Ridge Pediatrics',
        position: 'Practice manager',
        startDate: '2026-03-02',
        base: 4750,
      }),
    ],
    coborrowerPayroll: [
      payrollJob({
        id: 'payroll-2',
        employerName: 'City Schools',
        position: 'Teacher',
        startDate: '2012-08-01',
        base: 3650,
      }),
    ],
  }),
};
