import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { OfferBasis } from './offer-basis.ts';
import { offerChange, offerChangeKind, offerChanges } from './offer-changes.ts';

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
  limit: toBasisPoints(8500),
  maxLine: toDollars(140_000),
  rate: toBasisPoints(949),
};

describe('what changed between two offers', () => {
  it('is kept as it was told, whatever changed', () => {
    const other: OfferBasis = {
      policyVersion: toDay('2025-12-11'),
      index: toBasisPoints(675),
      score: null,
      value: null,
      valueSource: 'valuation',
      liens: toDollars(1),
      income: null,
      debts: toCents(1),
      housing: toCents(1),
      limit: toBasisPoints(1),
      maxLine: null,
      rate: toBasisPoints(1),
    };
    const told = [...offerChanges(basis, other), ...offerChanges(basis, { ...basis, value: toDollars(1) })];
    expect(told.map((change) => offerChange.parse(change))).toEqual(told);
    expect(new Set(told.map(({ what }) => what))).toEqual(new Set(offerChangeKind.options));
  });

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

  it.each([
    ['value', { value: toDollars(590_000) }, 'dollars'],
    ['score', { score: 760 }, 'score'],
    ['liens', { liens: toDollars(290_000) }, 'dollars'],
    ['income', { income: toCents(900_000) }, 'cents'],
    ['debts', { debts: toCents(0) }, 'cents'],
    ['housing', { housing: toCents(189_801) }, 'cents'],
    ['maxLine', { maxLine: toDollars(141_000) }, 'dollars'],
    ['rate', { rate: toBasisPoints(950) }, 'basisPoints'],
  ] as const)('names %s with what it was and what it is', (what, change, unit) => {
    const [[, amount] = []] = Object.entries(change);
    expect(offerChanges(basis, { ...basis, ...change })).toEqual([
      { what, before: { unit, amount: basis[what] }, after: { unit, amount } },
    ]);
  });

  it.each(['value', 'score', 'liens', 'income', 'maxLine', 'rate'] as const)(
    'names %s that is not known any more',
    (what) => {
      expect(offerChanges(basis, { ...basis, [what]: null })).toMatchObject([{ what, after: null }]);
    },
  );

  it('names the value where one valuation took the place of another', () => {
    const valued = { ...basis, valueSource: 'valuation' } as const;
    expect(offerChanges(valued, { ...valued, value: toDollars(580_000) })).toMatchObject([{ what: 'value' }]);
    expect(offerChanges(valued, { ...valued, valueSource: 'stated' })).toEqual([]);
  });

  it('says null for a figure that came or went', () => {
    expect(offerChanges({ ...basis, score: null }, basis)).toEqual([
      { what: 'score', before: null, after: { unit: 'score', amount: 742 } },
    ]);
  });
});
