import { creditFileWith } from '../parts/outside-answers.ts';
import { standardAnswers } from '../parts/standard-answers.ts';
import type { Persona } from '../persona.ts';
import { newLoanBeforeClosing } from './new-loan-before-closing.ts';

const answers = standardAnswers({
  firstName: 'Ines',
  lastName: 'Aldridge',
  email: 'ines.aldridge@example.com',
  ssn: '123456734',
  dateOfBirth: '1979-01-30',
  phone: '6155550134',
  address: {
    line1: '14 Boscobel Street',
    line2: null,
    city: 'Nashville',
    state: 'TN',
    zip: '37206',
    county: 'Davidson County',
  },
  value: 450_000,
  owed: 210_000,
  annualIncome: 96_000,
});

const { facts } = newLoanBeforeClosing;

export const scoreFellBeforeClosing: Persona = {
  name: 'score-fell-before-closing',
  story:
    'Ines has a lower score in the hard pull before closing. The line she accepted still passes, so it stands at its terms.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    creditRange: { creditRange: '740-759' },
    application6: { incomeVerificationMethod: 'payroll' },
  },
  coborrower: null,
  facts,
  hardCredit: {
    borrower: creditFileWith([702, 704, 709], { isSoft: false, debts: facts.credit.borrower?.debts ?? [] }),
    coborrower: null,
  },
};
