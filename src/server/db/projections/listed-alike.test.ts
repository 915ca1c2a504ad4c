import { expect, it } from 'vitest';
import { type Application, emptyApplication } from '#entities/application/application.ts';
import { toDollars } from '#entities/values/money.ts';
import { isListedAlike } from './loan-facts.ts';

const before = emptyApplication();
const property = (change: Partial<Application['property']>): Application => ({
  ...before,
  property: { ...before.property, ...change },
});

it.each([
  ['the value of the home', property({ value: toDollars(500_000) })],
  ['nothing', { ...before }],
])('lists show the same after a change of %s', (_, after) => expect(isListedAlike(before, after)).toBe(true));

it.each([
  ['its address', property({ line1: '214 Larkspur Lane' })],
  ['its state', property({ state: 'NC' })],
  ['a name', { ...before, borrower: { ...before.borrower, lastName: 'Whitfield' } }],
  ['a phone', { ...before, borrower: { ...before.borrower, phone: '6155550142' } }],
])('lists show something else after a change of %s', (_, after) =>
  expect(isListedAlike(before, after as Application)).toBe(false),
);
