import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { payoffOrderDue, payoffOrderState } from './payoff-order.ts';

it.each([
  ['a Wednesday', '2026-11-18', '2026-11-30'],
  ['the day before a holiday', '2026-11-10', '2026-11-20'],
])('is due seven banking days after %s', (_, orderedOn, dueOn) => {
  expect(payoffOrderDue(toDay(orderedOn))).toBe(dueOn);
});

it.each([
  ['ordered', '2026-11-30', false, false],
  ['unsure', '2026-12-01', false, false],
  ['failed', '2026-11-20', false, true],
  ['failed', '2026-12-20', false, true],
  ['answered', '2026-12-20', true, false],
  ['answered', '2026-11-20', true, true],
] as const)('is %s on %s: answered %s, came back %s', (state, asOf, isAnswered, hasBounced) => {
  const facts = { dueOn: toDay('2026-11-30'), isAnswered, hasBounced };
  expect(payoffOrderState(facts, toDay(asOf))).toBe(state);
});
