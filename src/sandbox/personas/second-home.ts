import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { plainDeclarations, standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Lena',
  lastName: 'Ostrom',
  email: 'lena@example.com',
  ssn: '123456731',
  dateOfBirth: '1971-08-19',
  phone: '8285550131',
  address: {
    line1: '77 Laurel Ridge Trail',
    line2: null,
    city: 'Boone',
    state: 'NC',
    zip: '28607',
    county: 'Watauga County',
  },
  value: 480_000,
  owed: 150_000,
  annualIncome: 148_000,
});

/** She lives and works in Charlotte. */
const charlotte = {
  id: 'residences-1',
  address: {
    line1: '905 Queens Road',
    line2: null,
    city: 'Charlotte',
    state: 'NC',
    zip: '28207',
    county: 'Mecklenburg County',
  },
  from: '2015-03-01',
  to: null,
  isCurrent: true,
  basis: 'noCost',
  monthlyRent: null,
} as const;

export const secondHome: Persona = {
  name: 'second-home',
  story: 'Lena borrows against a cabin she uses on weekends: five points less, a higher rate, and no time to cancel.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    propertyUsage: { usage: 'secondHome' },
    application: { ...answers.application, residences: [charlotte] },
    application3: { ...answers.application3, usage: 'secondHome' },
    application8: { ...plainDeclarations, hasIntentToOccupy: false },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([744, 749, 753], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Blue Ridge Bank',
          balance: 149_000,
          payment: 1180,
        }),
      ],
    }),
    valuations: valuedAt(476_000),
  }),
};
