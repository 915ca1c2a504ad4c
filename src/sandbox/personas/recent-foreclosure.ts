import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Nadia',
  lastName: 'Pruitt',
  email: 'nadia@example.com',
  ssn: '123456715',
  dateOfBirth: '1983-02-17',
  phone: '9015550115',
  address: {
    line1: '740 Cooper Street',
    line2: null,
    city: 'Memphis',
    state: 'TN',
    zip: '38104',
    county: 'Shelby County',
  },
  value: 260_000,
  owed: 90_000,
  annualIncome: 61_000,
});

export const recentForeclosure: Persona = {
  name: 'recent-foreclosure',
  story: 'Nadia lost another home to foreclosure two years ago and says so: the answer comes before any credit check.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    hasFbm: {
      hasFbm: true,
      derogatoryEvents: [{ id: 'derogatoryEvents-1', kind: 'foreclosure', on: '2024-10-01', chapter: null }],
    },
  },
  coborrower: null,
  facts: outside({ credit: creditFileWith([655, 661, 670]), valuations: valuedAt(262_000) }),
};
