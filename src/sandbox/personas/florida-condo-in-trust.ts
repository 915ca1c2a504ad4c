import { toDay } from '#entities/values/day.ts';
import { reportedDebt } from './parts/bureau-debts.ts';
import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { personaDay } from './parts/persona-day.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

const answers = standardAnswers({
  firstName: 'Rosalind',
  lastName: 'Baptiste',
  email: 'rosalind@example.com',
  ssn: '123456706',
  dateOfBirth: '1961-12-05',
  phone: '8135550106',
  address: {
    line1: '900 Bayshore Boulevard',
    line2: 'Unit 1204',
    city: 'Tampa',
    state: 'FL',
    zip: '33606',
    county: 'Hillsborough County',
  },
  value: 610_000,
  owed: 180_000,
  annualIncome: 118_000,
});

export const floridaCondoInTrust: Persona = {
  name: 'florida-condo-in-trust',
  story:
    'Rosalind has a Tampa condo in a revocable trust, in flood zone AE, with association fees: every property paper there is.',
  variant: 'prequal',
  borrower: {
    ...answers,
    prequalBuildingType: { type: 'condo', usage: 'primaryResidence' },
    application3: { ...answers.application3, type: 'condo', titleHolder: 'trust', trustKind: 'revocable', fees: 640 },
  },
  coborrower: null,
  facts: outside({
    credit: creditFileWith([779, 785, 790], {
      debts: [
        reportedDebt({
          id: 'mortgage',
          type: 'mortgage',
          creditor: 'Gulf Coast Savings',
          balance: 178_300,
          payment: 1330,
        }),
      ],
    }),
    valuations: valuedAt(598_000, 14),
    flood: { zone: 'AE', communityNumber: '120112', determinedOn: personaDay },
    title: {
      holder: 'trust',
      trustKind: 'revocable',
      names: ['Rosalind Baptiste, Trustee'],
      acquiredOn: toDay('2016-05-01'),
      openLiens: [],
    },
  }),
};
