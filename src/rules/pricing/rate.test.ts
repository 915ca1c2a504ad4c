import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { fc } from '#testing/fast-check.ts';
import {
  defaultTerms,
  gridMargin,
  lineMargin,
  type PricedLine,
  priceLine,
  rateOf,
  type Terms,
  termsAdjuster,
} from './rate.ts';

const policy = getPolicy(toDay('2026-11-15'));
const bps = toBasisPoints;

const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  score: 742,
  cltv: bps(6501),
  amount: toDollars(85_000),
  usage: 'primaryResidence',
  units: '1',
  isFirstLien: false,
  ...change,
});
const terms = (change: Partial<Terms> = {}): Terms => ({ ...defaultTerms(policy), ...change });

describe('the margin grid', () => {
  const columns = [6000, 7000, 7500, 8000, 8500];
  it.each([
    [850, 760, [199, 224, 274, 324, 399]],
    [759, 740, [224, 249, 299, 349, 424]],
    [739, 720, [274, 299, 349, 399, null]],
    [719, 700, [324, 349, 399, null, null]],
    [699, 680, [374, 399, 449, null, null]],
    [679, 660, [449, 474, null, null, null]],
    [659, 640, [524, null, null, null, null]],
    [639, 300, [null, null, null, null, null]],
  ])('scores %i to %i', (highest, lowest, margins) => {
    for (const score of [highest, lowest]) {
      expect(columns.map((cltv) => gridMargin({ score, cltv: bps(cltv) }, policy))).toEqual(margins);
      expect(columns.map((cltv) => gridMargin({ score, cltv: bps(cltv + 1) }, policy))).toEqual([
        ...margins.slice(1),
        null,
      ]);
    }
  });
});

describe('adjusters', () => {
  it.each([
    ['none', {}, 0],
    ['second home', { usage: 'secondHome' }, 50],
    ['investment', { usage: 'investment' }, 100],
    ['usage not known yet', { usage: null }, 0],
    ['two units', { units: '2' }, 25],
    ['three units', { units: '3' }, 25],
    ['four units', { units: '4' }, 25],
    ['units not known yet', { units: null }, 0],
    ['a line of $49,999', { amount: toDollars(49_999) }, 25],
    ['a line of $50,000', { amount: toDollars(50_000) }, 0],
    ['a line of $200,000', { amount: toDollars(200_000) }, 0],
    ['a line of $200,001', { amount: toDollars(200_001) }, -10],
    ['first lien', { isFirstLien: true }, -25],
    ['all together', { usage: 'investment', units: '4', amount: toDollars(300_000), isFirstLien: true }, 90],
  ] as [string, Partial<PricedLine>, number][])('%s', (_, change, adjust) => {
    expect(lineMargin(line(change), policy)).toBe(249 + adjust);
  });

  it.each([
    ['variable', 3, 0, false, -25],
    ['variable', 5, 0, false, -10],
    ['variable', 10, 0, false, 0],
    ['variable', 10, 0, true, -25],
    ['variable', 10, 150, false, -75],
    ['variable', 10, 299, false, -125],
    ['variable', 10, 499, false, -175],
    ['fixed', 5, 0, false, 25],
    ['fixed', 10, 0, false, 50],
    ['fixed', 15, 0, false, 75],
    ['fixed', 30, 0, false, 125],
    ['fixed', 30, 499, true, -75],
    ['variable', 30, 0, false, null],
    ['fixed', 3, 0, false, null],
    ['variable', 10, 100, false, null],
  ] as const)('%s %i years, fee %i, autopay %s: %s', (product, years, fee, hasAutopay, adjust) => {
    expect(termsAdjuster({ product, years, originationFee: bps(fee), hasAutopay }, policy)).toBe(adjust);
  });
});

describe('priceLine', () => {
  it('gives the worked example 8.49 %', () => {
    expect(priceLine(line(), { terms: terms({ originationFee: bps(150) }), policy })).toEqual({
      margin: 174,
      rate: 849,
    });
  });

  it('is null for an empty cell and for a term nobody has', () => {
    expect(priceLine(line({ score: 640 }), { terms: terms(), policy })).toBeNull();
    expect(priceLine(line(), { terms: terms({ years: 7 }), policy })).toBeNull();
  });

  it.each([
    [-276, 400],
    [-275, 400],
    [-274, 401],
    [1125, 1800],
    [1126, 1800],
    [1124, 1799],
  ])('margin %i on Prime 6.75 gives %i', (margin, rate) => {
    expect(rateOf(bps(margin), policy)).toBe(rate);
  });

  it('starts from the longest draw without a fee', () => {
    expect(defaultTerms(policy)).toEqual({ product: 'variable', years: 10, originationFee: 0, hasAutopay: false });
  });

  it('never prices a better score or a lower CLTV higher, and a fee never raises the rate', () => {
    const priced = fc.record({ score: fc.integer({ min: 640, max: 840 }), cltv: fc.integer({ min: 1, max: 8400 }) });
    const rateAt = (score: number, cltv: number, fee = 0) =>
      priceLine(line({ score, cltv: bps(cltv) }), { terms: terms({ originationFee: bps(fee) }), policy })?.rate ?? 9999;
    fc.assert(
      fc.property(priced, fc.nat(10), fc.nat(100), ({ score, cltv }, points, share) => {
        expect(rateAt(score + points, cltv)).toBeLessThanOrEqual(rateAt(score, cltv));
        expect(rateAt(score, cltv)).toBeLessThanOrEqual(rateAt(score, cltv + share));
        const byFee = policy.fees.forRate.map(({ fee }) => rateAt(score, cltv, fee));
        expect(byFee).toEqual(byFee.toSorted((a, b) => b - a));
      }),
    );
  });
});
