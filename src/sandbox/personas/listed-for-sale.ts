import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Opal',
  lastName: 'Jennings',
  email: 'opal@example.com',
  ssn: '123456722',
  dateOfBirth: '1959-03-21',
  phone: '8645550122',
  address: {
    line1: '3 Magnolia Square',
    line2: null,
    city: 'Greenville',
    state: 'SC',
    zip: '29601',
    county: 'Greenville County',
  },
  value: 470_000,
  owed: 100_000,
  annualIncome: 82_000,
});

export const listedForSale: Persona = {
  name: 'listed-for-sale',
  story: 'Opal took her home off the market two months ago, and has to wait four more.',
  variant: 'prequal',
  borrower: {
    ...answers,
    prequalListedForSale: { isListed: false, wasListedLately: true, endedOn: '2026-09-12' },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([790, 795, 801], {
      debts: [
        reportedDebt({ id: 'mortgage', type: 'mortgage', creditor: 'Upstate Savings', balance: 98_000, payment: 790 }),
      ],
    }),
    valuations: valuedAt(468_000),
  }),
};
