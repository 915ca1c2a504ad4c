import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { plainDeclarations, standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Dmitri',
  lastName: 'Sokol',
  email: 'dmitri@example.com',
  ssn: '123456719',
  dateOfBirth: '1978-12-12',
  phone: '6025550119',
  address: {
    line1: '2020 Camelback Road',
    line2: null,
    city: 'Phoenix',
    state: 'AZ',
    zip: '85016',
    county: 'Maricopa County',
  },
  value: 520_000,
  owed: 190_000,
  annualIncome: 165_000,
});

/** He does not live in the duplex. */
const elsewhere = {
  id: 'residences-1',
  address: {
    line1: '418 Palm Lane',
    line2: null,
    city: 'Phoenix',
    state: 'AZ',
    zip: '85003',
    county: 'Maricopa County',
  },
  from: '2016-05-01',
  to: null,
  isCurrent: true,
  basis: 'noCost',
  monthlyRent: null,
} as const;

const duplex = { type: 'multiUnit' as const, units: '2' as const, usage: 'investment' as const };

export const investmentProperty: Persona = {
  name: 'investment-property',
  story: 'Dmitri borrows against a duplex he lets: lower limits, a higher rate, and no time to cancel.',
  variant: 'prequal',
  borrower: {
    ...answers,
    propertyUsage: { usage: 'investment' },
    prequalBuildingType: duplex,
    application: { ...answers.application, residences: [elsewhere] },
    application3: { ...answers.application3, ...duplex },
    application8: { ...plainDeclarations, hasIntentToOccupy: false },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([741, 746, 752], {
      debts: [
        reportedDebt({ id: 'mortgage', type: 'mortgage', creditor: 'Camelback Bank', balance: 188_000, payment: 1420 }),
      ],
    }),
    valuations: valuedAt(515_000),
  }),
};
