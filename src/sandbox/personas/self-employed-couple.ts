import type { Address } from '#entities/values/address.ts';
import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { personalAnswers, salariedJob, standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const address: Address = {
  line1: '77 Juniper Court',
  line2: null,
  city: 'Denver',
  state: 'CO',
  zip: '80205',
  county: 'Denver County',
};
const home = { address, value: 820_000, owed: 310_000, annualIncome: 72_000 };
const ida = {
  ...home,
  firstName: 'Ida',
  lastName: 'Okonkwo',
  email: 'ida@example.com',
  ssn: '123456704',
  dateOfBirth: '1979-07-21',
  phone: '3035550104',
};
const joel = {
  ...home,
  firstName: 'Joel',
  lastName: 'Okonkwo',
  email: 'joel@example.com',
  ssn: '123456705',
  dateOfBirth: '1977-01-30',
  phone: '3035550105',
};

const bakery = salariedJob({
  employerName: 'Rise Bakery LLC',
  position: 'Owner',
  startDate: '2015-04-01',
  isOwner: true,
  percentageOwned: 50,
  base: 6000,
  incomeInformation: [
    { id: 'incomeInformation-1', year: 2024, amount: 69_000 },
    { id: 'incomeInformation-2', year: 2025, amount: 75_000 },
  ],
});

const owner = {
  isSelfEmployed: { isSelfEmployed: true, annualIncome: 72_000 },
  application5: { isEmployed: true, employments: [bakery] },
  businessInformation: {
    legalName: 'Rise Bakery LLC',
    structure: 'llc' as const,
    industry: 'Bakery',
    startedOn: '2015-04-01',
    address,
    employees: 6,
    lastReturnYear: 2025,
    lastReturnFiledOn: '2026-04-10',
  },
};

export const selfEmployedCouple: Persona = {
  name: 'self-employed-couple',
  story: 'Ida and Joel own half of a bakery each: tax returns, K-1s and a two-year average instead of paystubs.',
  variant: 'withoutUsageStep',
  borrower: {
    ...standardAnswers(ida),
    ...owner,
    coborrower: { hasCoborrower: true, firstName: 'Joel', lastName: 'Okonkwo', email: 'joel@example.com' },
    application: { ...standardAnswers(ida).application, creditType: 'joint', maritalStatus: 'married' },
  },
  coborrower: {
    ...personalAnswers(joel),
    ...owner,
    application: { ...personalAnswers(joel).application, creditType: 'joint', maritalStatus: 'married' },
  },
  facts: outside({
    credit: creditFileWith([712, 718, 725], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Front Range Bank',
          balance: 308_000,
          payment: 2080,
          debtor: 'joint',
        }),
      ],
    }),
    coborrowerCredit: creditFileWith([699, 704, 731], { kind: 'singleCreditCoborrower' }),
    valuations: valuedAt(815_000),
  }),
};
