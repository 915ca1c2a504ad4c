import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

export const lowEquity: Persona = {
  name: 'low-equity',
  story: 'Marisol owes so much on her home that not even the least line fits under the limit.',
  variant: 'withUsageStep',
  borrower: standardAnswers({
    firstName: 'Marisol',
    lastName: 'Vega',
    email: 'marisol@example.com',
    ssn: '123456711',
    dateOfBirth: '1988-11-23',
    phone: '7045550111',
    address: {
      line1: '66 Dogwood Terrace',
      line2: null,
      city: 'Charlotte',
      state: 'NC',
      zip: '28205',
      county: 'Mecklenburg County',
    },
    value: 330_000,
    owed: 262_000,
    annualIncome: 78_000,
  }),
  coborrower: null,
  facts: outside({
    credit: creditFileWith([724, 729, 733], {
      debts: [
        reportedDebt({ id: 'mortgage', type: 'mortgage', creditor: 'Piedmont Bank', balance: 262_400, payment: 1790 }),
      ],
    }),
    valuations: valuedAt(331_000),
  }),
};
