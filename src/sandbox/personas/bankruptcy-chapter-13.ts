import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { plainDeclarations, standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Leon',
  lastName: 'Sadler',
  email: 'leon@example.com',
  ssn: '123456716',
  dateOfBirth: '1972-09-29',
  phone: '7575550116',
  address: { line1: '55 Harbor View', line2: null, city: 'Norfolk', state: 'VA', zip: '23510', county: 'Norfolk city' },
  value: 400_000,
  owed: 160_000,
  annualIncome: 88_000,
});

const discharged = { kind: 'bankruptcy' as const, on: '2024-05-01', chapter: 'chapter13' as const };

export const bankruptcyChapter13: Persona = {
  name: 'bankruptcy-chapter-13',
  story:
    'Leon finished a chapter 13 plan two and a half years ago: long enough, so he goes on and hands in the discharge.',
  variant: 'withUsageStep',
  borrower: {
    ...answers,
    hasFbm: { hasFbm: true, derogatoryEvents: [{ id: 'derogatoryEvents-1', ...discharged }] },
    application8: {
      ...plainDeclarations,
      hasBankruptcy: true,
      declaredEvents: [{ id: 'declaredEvents-1', ...discharged }],
    },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([683, 690, 699], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Tidewater Credit Union',
          balance: 158_000,
          payment: 1090,
        }),
      ],
    }),
    valuations: valuedAt(402_000),
  }),
};
