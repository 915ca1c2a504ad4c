import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Yusuf',
  lastName: 'Demir',
  email: 'yusuf@example.com',
  ssn: '123456712',
  dateOfBirth: '1996-01-09',
  phone: '3125550112',
  address: {
    line1: '4410 North Sheridan Road',
    line2: '2',
    city: 'Chicago',
    state: 'IL',
    zip: '60640',
    county: 'Cook County',
  },
  value: 420_000,
  owed: 0,
  annualIncome: 92_000,
});

export const thinFile: Persona = {
  name: 'thin-file',
  story: 'Yusuf inherited his home and never borrowed: his file has no score, which is not the same as a low one.',
  variant: 'withUsageStep',
  borrower: { ...answers, creditRange: { creditRange: 'notSure' } },
  coborrower: null,
  facts: outside({ credit: creditFileWith([null, null, null]), valuations: valuedAt(415_000) }),
};
