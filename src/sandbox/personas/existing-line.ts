import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Vera',
  lastName: 'Lindholm',
  email: 'vera@example.com',
  ssn: '123456725',
  dateOfBirth: '1969-10-01',
  phone: '7205550125',
  address: { line1: '9 Aspen Loop', line2: null, city: 'Boulder', state: 'CO', zip: '80302', county: 'Boulder County' },
  value: 900_000,
  owed: 400_000,
  annualIncome: 156_000,
});

const escrow = {
  taxIncludedInMonthlyPayment: true,
  monthlyTaxPayment: null,
  insuranceIncludedInMonthlyPayment: true,
  monthlyInsurancePayment: null,
  confirmed: true,
};

export const existingLine: Persona = {
  name: 'existing-line',
  story:
    'Vera has an open line at another bank, drawn to a third of its limit, and has the new one pay it off and close it.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    mortgageBalance: {
      areMortgagesReviewed: true,
      mortgages: [
        {
          ...escrow,
          id: 'mortgage',
          creditor: 'Flatirons Bank',
          type: 'mortgage',
          balance: 352_000,
          creditLimit: null,
          toBePaidOff: null,
          monthlyPayment: 2350,
        },
        {
          ...escrow,
          id: 'line',
          creditor: 'Front Range Bank',
          type: 'homeEquityLine',
          balance: 41_000,
          creditLimit: 120_000,
          toBePaidOff: true,
          monthlyPayment: 290,
        },
      ],
    },
    previewOffer: {
      amount: 120_000,
      product: 'variable',
      years: 10,
      originationFee: 0,
      hasAutopay: true,
      loanPurpose: 'homeImprovement',
    },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([744, 752, 759], {
      debts: [
        reportedDebt({ id: 'mortgage', type: 'mortgage', creditor: 'Flatirons Bank', balance: 352_000, payment: 2350 }),
        reportedDebt({
          id: 'line',
          type: 'homeEquityLine',
          creditor: 'Front Range Bank',
          balance: 41_000,
          payment: 290,
          limit: 120_000,
        }),
      ],
    }),
    valuations: valuedAt(905_000),
  }),
};
