import type { Address } from '#entities/values/address.ts';
import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Corinne',
  lastName: 'Albrecht',
  email: 'corinne@example.com',
  ssn: '123456718',
  dateOfBirth: '1966-06-30',
  phone: '4255550118',
  address: {
    line1: '8 Lakeshore Drive',
    line2: null,
    city: 'Bellevue',
    state: 'WA',
    zip: '98004',
    county: 'King County',
  },
  value: 1_150_000,
  owed: 420_000,
  annualIncome: 150_000,
});

const duplex: Address = {
  line1: '301 Spruce Street',
  line2: null,
  city: 'Tacoma',
  state: 'WA',
  zip: '98402',
  county: 'Pierce County',
};
const cabin: Address = {
  line1: '14 Trail End',
  line2: null,
  city: 'Leavenworth',
  state: 'WA',
  zip: '98826',
  county: 'Chelan County',
};

export const rentalLandlord: Persona = {
  name: 'rental-landlord',
  story:
    'Corinne lets a duplex with a loan on it and owns a cabin: rent counts at 75 %, costs in full, leases by the unit.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    previewOffer: { amount: 150_000, product: 'fixed', years: 30, originationFee: 0, hasAutopay: true },
    application4: {
      ownsOtherProperty: true,
      properties: [
        {
          id: 'duplex',
          address: duplex,
          type: 'multiUnit',
          units: '2',
          usage: 'investment',
          value: 640_000,
          fees: 0,
          yearlyTaxes: 5400,
          yearlyInsurance: 2100,
          annualRentalIncome: 48_000,
          mortgages: [
            {
              id: 'duplex-loan',
              creditor: 'Sound Commercial Bank',
              type: 'mortgage',
              balance: 290_000,
              creditLimit: null,
              toBePaidOff: null,
              monthlyPayment: 1950,
              taxIncludedInMonthlyPayment: false,
              monthlyTaxPayment: 450,
              insuranceIncludedInMonthlyPayment: false,
              monthlyInsurancePayment: 175,
              confirmed: true,
            },
          ],
        },
        {
          id: 'cabin',
          address: cabin,
          type: 'singleFamily',
          units: null,
          usage: 'secondHome',
          value: 380_000,
          fees: 45,
          yearlyTaxes: 2900,
          yearlyInsurance: 1500,
          annualRentalIncome: 0,
          mortgages: [],
        },
      ],
    },
    manualIncomeVerification: {
      hasOtherIncome: true,
      incomeSources: [
        { id: 'incomeSources-1', type: 'interestAndDividends', otherValue: 400, rentalUnits: null, propertyId: null },
      ],
    },
  },
  coborrower: null,
  onAnotherHome: ['duplex-loan'],
  facts: outside({
    credit: creditFileWith([758, 764, 771], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Rainier Savings',
          balance: 418_000,
          payment: 2760,
        }),
        reportedDebt({
          id: 'duplex-loan',
          type: 'mortgage',
          creditor: 'Sound Commercial Bank',
          balance: 290_000,
          payment: 1950,
        }),
      ],
    }),
    valuations: valuedAt(1_160_000),
  }),
};
