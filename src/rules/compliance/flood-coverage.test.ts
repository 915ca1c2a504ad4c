import { expect, it } from 'vitest';
import { toDollars } from '#entities/money.ts';
import { floodCoverageNeeded } from './flood-coverage.ts';

it.each([
  [120_000, 400_000, 120_000],
  [300_000, 400_000, 250_000],
  [300_000, 200_000, 200_000],
])('debt of $%i on a home worth $%i: $%i', (debt, value, expected) => {
  expect(floodCoverageNeeded({ debt: toDollars(debt), value: toDollars(value) })).toBe(expected);
});
