import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside } from './parts/outside-answers.ts';
import { personaDay } from './parts/persona-day.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const unsure = (model: string, value: number | null, fsd: number | null) => ({
  model,
  value: value === null ? null : toDollars(value),
  low: null,
  high: null,
  fsd,
  asOf: personaDay,
});

export const uncertainValue: Persona = {
  name: 'uncertain-value',
  story:
    'Silas lives in a house like no other: two models are unsure, one knows nothing, and someone has to go and look.',
  variant: 'prequal',
  borrower: standardAnswers({
    firstName: 'Silas',
    lastName: 'Thorne',
    email: 'silas@example.com',
    ssn: '123456726',
    dateOfBirth: '1964-02-29',
    phone: '8285550126',
    address: {
      line1: '1 Old Mill Road',
      line2: null,
      city: 'Asheville',
      state: 'NC',
      zip: '28801',
      county: 'Buncombe County',
    },
    value: 700_000,
    owed: 200_000,
    annualIncome: 110_000,
  }),
  coborrower: null,
  facts: outside({
    credit: creditFileWith([731, 739, 742], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Blue Ridge Savings',
          balance: 198_000,
          payment: 1340,
        }),
      ],
      inquiries: [{ creditor: 'Harbor Rewards', on: toDay('2026-10-02') }],
    }),
    valuations: [
      unsure('sandboxFirst', 610_000, 31),
      unsure('sandboxSecond', 780_000, 26),
      unsure('sandboxThird', null, null),
    ],
    title: {
      holder: 'person',
      trustKind: null,
      names: ['Silas Thorne', 'Agnes Thorne'],
      acquiredOn: toDay('1998-04-01'),
      openLiens: [{ holder: 'Buncombe County', amount: toDollars(1800), isRecordedMortgage: false }],
    },
  }),
};
