import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { aMortgage } from '../testing/builders.ts';
import { exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { floodCoverageNeeded, floodCoverageOf } from './flood-coverage.ts';

it.each([
  [120_000, 400_000, 120_000],
  [300_000, 400_000, 250_000],
  [300_000, 200_000, 200_000],
])('debt of $%i on a home worth $%i: $%i', (debt, value, expected) => {
  expect(floodCoverageNeeded({ debt: toDollars(debt), value: toDollars(value) })).toBe(expected);
});

it('counts the chosen line in full and the mortgages that stay', () => {
  const coverage = (change: Parameters<typeof exampleApplication>[0]) =>
    floodCoverageOf({ application: exampleApplication(change), facts: exampleFacts(), policy });
  expect(coverage({})).toBe(250_000);
  expect(coverage({ mortgages: [aMortgage({ balance: toDollars(30_000) })] })).toBe(115_000);
  expect(coverage({ mortgages: [aMortgage({ balance: toDollars(30_000), toBePaidOff: true })] })).toBe(85_000);
  expect(coverage({ offerChoice: null })).toBeNull();
  expect(coverage({ mortgages: [], areMortgagesReviewed: null, estimatedMortgageBalance: null })).toBeNull();
  const { property } = exampleApplication();
  const application = exampleApplication({ property: { ...property, value: null } });
  expect(floodCoverageOf({ application, facts: exampleFacts({ valuations: null }), policy })).toBeNull();
});
