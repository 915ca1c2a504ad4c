import { describe, expect, it } from 'vitest';
import { payoffLetter } from '#entities/facts/payoff-letter.ts';
import { aDebt, anApplication } from '../testing/builders.ts';
import { payoffsOf } from './payoffs-of.ts';

const letter = payoffLetter.parse({
  ...{ amount: 644_417, perDiem: 212, goodThrough: '2026-12-04' },
  to: { method: 'check', holder: 'Union Card', memo: '4411', mailTo: 'P.O. Box 1, Omaha, NE 68101' },
});
const letters = new Map(['card', 'line', 'shared', 'kept', 'theirs'].map((subject) => [subject, letter]));
const application = anApplication({
  liabilities: [
    aDebt({ id: 'card', type: 'revolving', debtor: 'borrower', toBePaidOff: true }),
    aDebt({ id: 'line', type: 'homeEquityLine', debtor: 'borrower', toBePaidOff: true }),
    aDebt({ id: 'shared', type: 'auto', debtor: 'joint', toBePaidOff: true }),
    aDebt({ id: 'kept', type: 'auto', debtor: 'borrower', toBePaidOff: false }),
    aDebt({ id: 'without', type: 'auto', debtor: 'borrower', toBePaidOff: true }),
    aDebt({ id: 'theirs', type: 'revolving', debtor: 'coborrower', toBePaidOff: true }),
  ],
});
const told = (person: 'borrower' | 'coborrower') =>
  payoffsOf(application, { letters, person }).map(({ subject, isSecured }) => ({ subject, isSecured }));

describe('the payoffs of an applicant', () => {
  it('are their own debts with a letter in force, and say which the home secures', () => {
    expect(told('borrower')).toEqual([
      { subject: 'card', isSecured: false },
      { subject: 'line', isSecured: true },
      { subject: 'shared', isSecured: false },
    ]);
  });

  it('are never those of the other applicant', () => {
    expect(told('coborrower')).toEqual([{ subject: 'theirs', isSecured: false }]);
  });
});
