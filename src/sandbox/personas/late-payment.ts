import { toDay } from '#entities/values/day.ts';
import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

export const latePayment: Persona = {
  name: 'late-payment',
  story: 'Gordon forgot that his mortgage was 30 days late five months ago; the bureau did not.',
  variant: 'withUsageStep',
  borrower: standardAnswers({
    firstName: 'Gordon',
    lastName: 'Blythe',
    email: 'gordon@example.com',
    ssn: '123456714',
    dateOfBirth: '1975-03-03',
    phone: '8035550114',
    address: {
      line1: '9 Palmetto Row',
      line2: null,
      city: 'Columbia',
      state: 'SC',
      zip: '29205',
      county: 'Richland County',
    },
    value: 310_000,
    owed: 120_000,
    annualIncome: 68_000,
  }),
  coborrower: null,
  facts: outside({
    credit: creditFileWith([688, 694, 702], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Low Country Savings',
          balance: 119_500,
          payment: 890,
          latePayments: [{ days: 30, date: toDay('2026-06-01') }],
        }),
      ],
    }),
    valuations: valuedAt(305_000),
  }),
};
