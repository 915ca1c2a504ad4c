import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/day.ts';
import { toCents, toDollars } from '#entities/money.ts';
import { toBasisPoints } from '#entities/percent.ts';
import type { OfferBasis } from './offer-basis.ts';
import { offerChanges } from './offer-changes.ts';

const basis: OfferBasis = {
  policyVersion: toDay('2025-10-30'),
  index: toBasisPoints(700),
  score: 742,
  value: toDollars(585_000),
  valueSource: 'stated',
  liens: toDollars(291_400),
  income: toCents(840_000),
  debts: toCents(83_100),
  housing: toCents(189_800),
  maxLine: toDollars(140_000),
  rate: toBasisPoints(949),
};

describe('what changed between two offers', () => {
  it('is nothing between two that rest on the same', () => {
    expect(offerChanges(basis, { ...basis })).toEqual([]);
  });

  it('names a valuation that took the place of the person’s word, even at the same value', () => {
    expect(offerChanges(basis, { ...basis, valueSource: 'valuation' })).toEqual([
      {
        what: 'valuation',
        before: { unit: 'dollars', amount: 585_000 },
        after: { unit: 'dollars', amount: 585_000 },
      },
    ]);
  });

  it('names causes first and then what follows from them', () => {
    const after = {
      ...basis,
      policyVersion: toDay('2025-12-11'),
      index: toBasisPoints(675),
      maxLine: toDollars(150_000),
      rate: toBasisPoints(924),
    };
    expect(offerChanges(basis, after)).toEqual([
      { what: 'policy', before: { unit: 'day', day: '2025-10-30' }, after: { unit: 'day', day: '2025-12-11' } },
      {
        what: 'index',
        before: { unit: 'basisPoints', amount: 700 },
        after: { unit: 'basisPoints', amount: 675 },
      },
      { what: 'maxLine', before: { unit: 'dollars', amount: 140_000 }, after: { unit: 'dollars', amount: 150_000 } },
      { what: 'rate', before: { unit: 'basisPoints', amount: 949 }, after: { unit: 'basisPoints', amount: 924 } },
    ]);
  });

  it('says null for a figure that came or went', () => {
    expect(offerChanges({ ...basis, score: null }, basis)).toEqual([
      { what: 'score', before: null, after: { unit: 'score', amount: 742 } },
    ]);
  });
});
