import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

export const highDebts: Persona = {
  name: 'high-debts',
  story:
    'Ray has the equity and the score, but his debts take too much of his income: he stays on the offer page with what would change it.',
  variant: 'withUsageStep',
  borrower: standardAnswers({
    firstName: 'Ray',
    lastName: 'Castellano',
    email: 'ray@example.com',
    ssn: '123456721',
    dateOfBirth: '1986-08-18',
    phone: '7045550121',
    address: {
      line1: '77 Queens Road',
      line2: null,
      city: 'Charlotte',
      state: 'NC',
      zip: '28207',
      county: 'Mecklenburg County',
    },
    value: 540_000,
    owed: 240_000,
    annualIncome: 60_000,
  }),
  coborrower: null,
  facts: outside({
    credit: creditFileWith([703, 711, 720], {
      debts: [
        reportedDebt({ id: 'mortgage', type: 'mortgage', creditor: 'Piedmont Bank', balance: 239_000, payment: 1690 }),
        reportedDebt({ id: 'car', type: 'auto', creditor: 'Lakeside Auto', balance: 28_000, payment: 610 }),
        reportedDebt({
          id: 'card',
          type: 'revolving',
          creditor: 'Union Card',
          balance: 14_000,
          payment: 420,
          limit: 15_000,
        }),
      ],
    }),
    valuations: valuedAt(538_000),
  }),
};
