import { expect, it } from 'vitest';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { emptyApplication } from '#entities/application/application.ts';
import type { CreditType } from '#entities/application/credit-type.ts';
import { toDollars } from '#entities/values/money.ts';
import { blankDebt } from './blank-debt.ts';
import { writeSecondPerson } from './second-person.ts';

const alone = { hasCoborrower: false, firstName: null, lastName: null, email: null };
const together = { hasCoborrower: true, firstName: 'Marcus', lastName: 'Vega', email: 'marcus@example.com' };

it.each<[string, CreditType, typeof alone | typeof together, boolean, CreditType | null]>([
  ['is asked again when the other goes', 'joint', alone, true, null],
  ['is asked again when another comes', 'individual', together, false, null],
  ['stands while there is still one', 'individual', alone, false, 'individual'],
  ['stands while there are still two', 'joint', together, true, 'joint'],
])('applying alone or together %s', (_, creditType, answers, hadOther, expected) => {
  const application = {
    ...emptyApplication(),
    borrower: { ...emptyApplicant(), creditType },
    coborrower: hadOther ? emptyApplicant() : null,
  };
  expect(writeSecondPerson(application, answers).borrower.creditType).toBe(expected);
});

const theirs = (firstName: string) => ({
  ...emptyApplication(),
  hasCoborrower: true,
  coborrower: {
    ...emptyApplicant(),
    firstName,
    lastName: 'Vega',
    email: 'marcus@example.com',
    annualIncome: toDollars(1),
  },
  liabilities: [{ ...blankDebt({ id: 'card', type: 'revolving', person: 'coborrower' }) }],
});

it('keeps the part of the same person, and starts an empty one for another', () => {
  const same = theirs('Marcus');
  expect(writeSecondPerson(same, together)).toEqual(same);
  const other = writeSecondPerson(theirs('Mark'), together);
  expect(other).toMatchObject({ liabilities: [], coborrower: { firstName: 'Marcus', annualIncome: null } });
  expect(writeSecondPerson(same, alone)).toMatchObject({ liabilities: [], coborrower: null });
});
