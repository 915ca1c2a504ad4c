import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

export const partnerLead: Persona = {
  name: 'partner-lead',
  story: 'Hana comes through a partner: she checks what was told about her and is asked only for the rest.',
  variant: 'mcr',
  borrower: standardAnswers({
    firstName: 'Hana',
    lastName: 'Kowalski',
    email: 'hana@example.com',
    ssn: '123456720',
    dateOfBirth: '1991-07-07',
    phone: '6155550120',
    address: {
      line1: '15 Music Row',
      line2: null,
      city: 'Nashville',
      state: 'TN',
      zip: '37203',
      county: 'Davidson County',
    },
    value: 480_000,
    owed: 230_000,
    annualIncome: 105_000,
  }),
  coborrower: null,
  facts: outside({
    credit: creditFileWith([726, 733, 741], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Cumberland Home Loans',
          balance: 229_000,
          payment: 1610,
        }),
      ],
    }),
    valuations: valuedAt(476_000),
  }),
};
