import { expect, it } from 'vitest';
import { aDebt, aJob, aMortgage, anApplicant, anApplication, aRental } from '../testing/builders.ts';
import type { ConditionOwner } from './condition-request.ts';
import { type ConditionSubject, conditionSubject } from './condition-subject.ts';

const application = anApplication({
  borrower: anApplicant({
    employments: [
      aJob({ id: 'shop', employerName: 'Corner Shop' }),
      aJob({ id: 'clinic', contactEmail: 'people@clinic.example' }),
    ],
  }),
  coborrower: anApplicant({ employments: [aJob({ id: 'school', employerName: 'City Schools' })] }),
  liabilities: [aDebt({ id: 'card' }), aDebt({ id: 'car', creditor: 'Auto Trust', debtor: 'coborrower' })],
  mortgages: [aMortgage({ id: 'first' })],
  propertyOwnership: [aRental({ mortgages: [aMortgage({ id: 'let', creditor: 'Rental Bank', debtor: 'joint' })] })],
  otherTitleHolders: [
    { id: 'aunt', name: 'Ana Ortiz', email: null },
    { id: 'uncle', name: 'Rafael Ortiz', email: 'rafael@example.com' },
  ],
});

it.each<[string, string | null, ConditionOwner, ConditionSubject]>([
  ['nothing in particular', null, 'borrower', { name: null, email: null, person: 'borrower' }],
  ['nothing in particular', null, 'coborrower', { name: null, email: null, person: 'coborrower' }],
  ['nothing in particular', null, 'lender', { name: null, email: null, person: 'borrower' }],
  [
    'a job and whom to write to there',
    'clinic',
    'thirdParty',
    { name: 'Northgate Clinic', email: 'people@clinic.example', person: 'borrower' },
  ],
  ['a job without anyone to write to', 'shop', 'borrower', { name: 'Corner Shop', email: null, person: 'borrower' }],
  [
    'whose job it is, no matter who is asked',
    'school',
    'thirdParty',
    { name: 'City Schools', email: null, person: 'coborrower' },
  ],
  [
    'whose job it is, no matter who is asked',
    'school',
    'borrower',
    { name: 'City Schools', email: null, person: 'coborrower' },
  ],
  ['a card asked of its lender', 'card', 'thirdParty', { name: 'Union Card', email: null, person: 'borrower' }],
  [
    'a card the other one is asked about',
    'card',
    'coborrower',
    { name: 'Union Card', email: null, person: 'coborrower' },
  ],
  [
    'a car asked of its lender: who owes it',
    'car',
    'thirdParty',
    { name: 'Auto Trust', email: null, person: 'coborrower' },
  ],
  ['a car asked of a person: that person', 'car', 'borrower', { name: 'Auto Trust', email: null, person: 'borrower' }],
  ['the mortgage of the home', 'first', 'borrower', { name: 'First Harbor Bank', email: null, person: 'borrower' }],
  ['the mortgage of a rental', 'let', 'thirdParty', { name: 'Rental Bank', email: null, person: 'borrower' }],
  [
    'another owner who can be written to',
    'uncle',
    'thirdParty',
    { name: 'Rafael Ortiz', email: 'rafael@example.com', person: 'borrower' },
  ],
  [
    'another owner, asked of the co-borrower',
    'aunt',
    'coborrower',
    { name: 'Ana Ortiz', email: null, person: 'coborrower' },
  ],
  ['something that is gone', 'gone', 'coborrower', { name: null, email: null, person: 'coborrower' }],
])('%s (%s, %s)', (_, subjectId, owner, subject) => {
  expect(conditionSubject({ subjectId, owner }, application)).toEqual(subject);
});
