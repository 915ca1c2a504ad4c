import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Beth',
  lastName: 'Crane',
  email: 'beth@example.com',
  ssn: '123456713',
  dateOfBirth: '1981-05-02',
  phone: '4045550113',
  address: {
    line1: '18 Peach Orchard Road',
    line2: null,
    city: 'Atlanta',
    state: 'GA',
    zip: '30312',
    county: 'Fulton County',
  },
  value: 360_000,
  owed: 140_000,
  annualIncome: 70_000,
});

export const lowScore: Persona = {
  name: 'low-score',
  story: 'Beth thinks her score is 660; the middle of her three is 639, one point under the floor.',
  variant: 'prequalCredit',
  borrower: { ...answers, creditRange: { creditRange: '660-679' } },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([612, 639, 655], {
      debts: [
        reportedDebt({ id: 'mortgage', type: 'mortgage', creditor: 'Peachtree Bank', balance: 139_000, payment: 980 }),
      ],
      collections: 1,
    }),
    valuations: valuedAt(355_000),
  }),
};
