import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

export const solarLien: Persona = {
  name: 'solar-lien',
  story:
    'Priya has panels financed by GoodLeap that the bureau files as a mortgage: in her debts, not in her liens, never paid off.',
  variant: 'withUsageStep',
  borrower: standardAnswers({
    firstName: 'Priya',
    lastName: 'Natarajan',
    email: 'priya@example.com',
    ssn: '123456708',
    dateOfBirth: '1987-04-27',
    phone: '9165550108',
    address: {
      line1: '5 Poppy Field Way',
      line2: null,
      city: 'Sacramento',
      state: 'CA',
      zip: '95814',
      county: 'Sacramento County',
    },
    value: 640_000,
    owed: 350_000,
    annualIncome: 132_000,
  }),
  coborrower: null,
  facts: outside({
    credit: creditFileWith([731, 738, 744], {
      debts: [
        reportedDebt({ id: 'mortgage', type: 'mortgage', creditor: 'Delta Mortgage', balance: 347_200, payment: 2310 }),
        reportedDebt({ id: 'solar', type: 'mortgage', creditor: 'GOODLEAP, L.L.C.', balance: 31_400, payment: 214 }),
      ],
    }),
    valuations: valuedAt(652_000),
  }),
};
