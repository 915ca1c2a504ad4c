import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { anApplication } from '../testing/builders.ts';
import { policy } from '../testing/worked-example.ts';
import { likelyNo } from './likely-no.ts';

const home = (value: number, owed: number) => {
  const application = anApplication({ mortgages: [], areMortgagesReviewed: null });
  return {
    ...application,
    property: { ...application.property, value: toDollars(value), usage: 'primaryResidence' as const },
    estimatedMortgageBalance: toDollars(owed),
  };
};

describe('a likely no before the credit check', () => {
  it.each([
    // 85% of $400,000 is $340,000.
    [400_000, 315_000, null],
    [400_000, 315_001, { most: 340_000, room: 24_999, least: 25_000, missing: 1 }],
    [400_000, 327_800, { room: 12_200, missing: 12_800, needs: 8820 }],
    [400_000, 390_000, { room: 0, missing: 75_000, needs: 10_375 }],
  ])('of $%i with $%i owed', (value, owed, expected) => {
    const said = likelyNo(home(value, owed), policy);
    if (expected === null) expect(said).toBeNull();
    else expect(said).toMatchObject(expected);
  });

  it.each([
    [400_000, 315_001],
    [400_000, 327_800],
    [333_333, 390_000],
  ])('names the value at which $%i with $%i owed would be enough', (value, owed) => {
    const enough = likelyNo(home(value, owed), policy)?.enough ?? 0;
    expect(likelyNo(home(enough, owed), policy)).toBeNull();
    expect(likelyNo(home(enough - 1, owed), policy)).not.toBeNull();
  });

  it('is not said while a figure is missing', () => {
    expect(likelyNo({ ...home(400_000, 390_000), estimatedMortgageBalance: null }, policy)).toBeNull();
  });
});
