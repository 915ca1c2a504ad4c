import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Joanna',
  lastName: 'Park',
  email: 'joanna@example.com',
  ssn: '123456727',
  dateOfBirth: '1989-09-09',
  phone: '2135550127',
  address: {
    line1: '2600 Sunset Boulevard',
    line2: '7',
    city: 'Los Angeles',
    state: 'CA',
    zip: '90026',
    county: 'Los Angeles County',
  },
  value: 880_000,
  owed: 520_000,
  annualIncome: 185_000,
});

export const nameMismatch: Persona = {
  name: 'name-mismatch',
  story:
    'Joanna is on file under the name of her marriage that ended, with an account in dispute and a fraud alert: questions, not refusals.',
  variant: 'withoutUsageStep',
  borrower: {
    ...answers,
    application: { ...answers.application, maritalStatus: 'separated' },
    application8: { ...answers.application8, hasPropertyDecree: true },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([741, 747, 755], {
      hasNameOrSsnVariation: true,
      alerts: [
        { kind: 'initialFraud', contact: '213-555-0199', text: 'Initial fraud alert: call 213-555-0199.' },
        { kind: 'addressDiscrepancy', contact: null, text: 'The address asked for differs from those on file.' },
      ],
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Pacific Home Loans',
          balance: 518_000,
          payment: 3420,
        }),
        reportedDebt({
          id: 'store',
          type: 'revolving',
          creditor: 'Seaside Stores',
          balance: 1900,
          payment: 60,
          isDisputed: true,
        }),
      ],
    }),
    valuations: valuedAt(872_000),
  }),
};
