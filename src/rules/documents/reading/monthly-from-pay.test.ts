import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toCents } from '#entities/values/money.ts';
import { monthlyFromPay, paysPerYear } from './monthly-from-pay.ts';

it.each([
  ['2026-11-02', '2026-11-08', 52],
  ['2026-10-25', '2026-11-07', 26],
  ['2026-10-01', '2026-10-15', 24],
  ['2026-10-16', '2026-10-31', 24],
  ['2026-10-01', '2026-10-31', 12],
  ['2026-10-01', '2026-10-20', null],
])('pay from %s to %s comes %s times a year', (from, to, times) => {
  expect(paysPerYear(toDay(from), toDay(to))).toBe(times);
});

it('never rounds income up', () => {
  expect(monthlyFromPay(toCents(168_480), 26)).toBe(365_040);
  expect(monthlyFromPay(toCents(100_001), 26)).toBe(216_668);
});
