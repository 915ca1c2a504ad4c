import { frozenFile, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Winston',
  lastName: 'Ferro',
  email: 'winston@example.com',
  ssn: '123456707',
  dateOfBirth: '1990-10-19',
  phone: '4805550107',
  address: {
    line1: '31 Saguaro Drive',
    line2: null,
    city: 'Mesa',
    state: 'AZ',
    zip: '85201',
    county: 'Maricopa County',
  },
  value: 390_000,
  owed: 150_000,
  annualIncome: 84_000,
});

export const frozenCredit: Persona = {
  name: 'frozen-credit',
  story: 'Winston has frozen his credit file: nothing can be decided until he lifts it, and nothing is refused.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    mortgageBalance: {
      areMortgagesReviewed: true,
      mortgages: [
        {
          id: 'mortgages-1',
          creditor: 'Desert Home Loans',
          type: 'mortgage',
          balance: 149_000,
          creditLimit: null,
          toBePaidOff: null,
          monthlyPayment: 1010,
          taxIncludedInMonthlyPayment: true,
          monthlyTaxPayment: null,
          insuranceIncludedInMonthlyPayment: false,
          monthlyInsurancePayment: 110,
          confirmed: true,
        },
      ],
    },
  },
  coborrower: null,
  facts: outside({ credit: frozenFile(), valuations: valuedAt(388_000) }),
};
