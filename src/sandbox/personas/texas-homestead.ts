import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Earl',
  lastName: 'Hutchins',
  email: 'earl@example.com',
  ssn: '123456710',
  dateOfBirth: '1970-08-08',
  phone: '5125550110',
  address: {
    line1: '2300 Bluebonnet Lane',
    line2: null,
    city: 'Austin',
    state: 'TX',
    zip: '78704',
    county: 'Travis County',
  },
  value: 500_000,
  owed: 330_000,
  annualIncome: 140_000,
});

export const texasHomestead: Persona = {
  name: 'texas-homestead',
  story: 'Earl lives in Texas, where all loans together stop at 80 % of the value and fees at 2 %, whatever his score.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    creditRange: { creditRange: '760+' },
    previewOffer: { amount: 65_000, product: 'variable', years: 10, originationFee: 150, hasAutopay: true },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([781, 788, 802], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Hill Country Bank',
          balance: 328_000,
          payment: 2240,
        }),
      ],
    }),
    valuations: valuedAt(500_000),
  }),
};
