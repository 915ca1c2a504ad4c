import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Calvin',
  lastName: 'Moss',
  email: 'calvin@example.com',
  ssn: '123456723',
  dateOfBirth: '1954-11-11',
  phone: '7065550123',
  address: {
    line1: '40 Fort Benning Road',
    line2: null,
    city: 'Columbus',
    state: 'GA',
    zip: '31903',
    county: 'Muscogee County',
  },
  value: 295_000,
  owed: 0,
  annualIncome: 54_000,
});

export const retiredVeteran: Persona = {
  name: 'retired-veteran',
  story:
    'Calvin owes nothing on his home and lives on a pension, Social Security and disability: first lien, award letters, a tax bill.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    creditRange: { creditRange: '760+' },
    application: { ...answers.application, militaryStatus: 'retiredOrDischardOrSeparated' },
    application5: { isEmployed: false },
    manualIncomeVerification: {
      hasOtherIncome: true,
      incomeSources: [
        { id: 'incomeSources-1', type: 'pension', otherValue: 2100, rentalUnits: null, propertyId: null },
        { id: 'incomeSources-2', type: 'socialSecurity', otherValue: 1650, rentalUnits: null, propertyId: null },
        { id: 'incomeSources-3', type: 'disability', otherValue: 750, rentalUnits: null, propertyId: null },
      ],
    },
  },
  coborrower: null,
  facts: outside({ credit: creditFileWith([801, 806, 812]), valuations: valuedAt(291_000) }),
};
