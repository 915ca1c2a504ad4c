import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { impliedRate } from './implied-rate.ts';

const loan = { type: 'auto', hiCredit: toDollars(25_000), term: 60, monthlyPayment: toDollars(488) } as const;

it('is told by amount, term and payment', () => {
  expect(impliedRate(loan)).toBeGreaterThanOrEqual(635);
  expect(impliedRate(loan)).toBeLessThanOrEqual(645);
  expect(impliedRate({ ...loan, monthlyPayment: toDollars(417) })).toBeLessThan(5);
});

it.each([
  ['a card', { ...loan, type: 'revolving' as const }],
  ['no term', { ...loan, term: null }],
  ['payments that do not add up to the loan', { ...loan, monthlyPayment: toDollars(300) }],
])('is not known of %s', (_name, debt) => {
  expect(impliedRate(debt)).toBeNull();
});
