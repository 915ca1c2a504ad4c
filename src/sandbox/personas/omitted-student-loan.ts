import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Mei',
  lastName: 'Tanaka',
  email: 'mei@example.com',
  ssn: '123456724',
  dateOfBirth: '1993-05-25',
  phone: '9195550124',
  address: {
    line1: '620 Glenwood Avenue',
    line2: null,
    city: 'Raleigh',
    state: 'NC',
    zip: '27603',
    county: 'Wake County',
  },
  value: 430_000,
  owed: 205_000,
  annualIncome: 98_000,
});

export const omittedStudentLoan: Persona = {
  name: 'omitted-student-loan',
  story:
    'Mei is a permanent resident whose parents pay one of her student loans; another is deferred and counts at 1 %.',
  variant: 'withUsageStep',
  borrower: { ...answers, application: { ...answers.application, citizenship: 'permanentResident' } },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([719, 727, 736], {
      debts: [
        reportedDebt({ id: 'mortgage', type: 'mortgage', creditor: 'Triangle Bank', balance: 204_000, payment: 1480 }),
        reportedDebt({
          id: 'student-1',
          type: 'student',
          creditor: 'Edfinancial',
          balance: 18_000,
          payment: 205,
          omitted: true,
        }),
        reportedDebt({
          id: 'student-2',
          type: 'student',
          creditor: 'Nelnet',
          balance: 26_000,
          payment: 0,
          isDeferred: true,
        }),
      ],
    }),
    valuations: valuedAt(428_000),
  }),
};
