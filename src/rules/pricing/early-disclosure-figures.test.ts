import { describe, expect, it } from 'vitest';
import { propertyUsage } from '#entities/application/property-usage.ts';
import { toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { fc } from '#testing/fast-check.ts';
import { asOf, policy } from '../testing/worked-example.ts';
import { earlyDisclosureFigures } from './early-disclosure-figures.ts';
import { priceLine } from './rate.ts';

const figuresOf = () => earlyDisclosureFigures(policy, asOf);

describe('the figures of the early disclosures', () => {
  it('use the longest draw and the highest margin there is', () => {
    const figures = figuresOf();
    // A small line on a two-unit second home at the lowest score: 5.24 plus 0.50, 0.25 and 0.25.
    expect(figures).toMatchObject({ margin: 624, marginHigh: 624, drawYears: 10, repaymentYears: 20 });
    expect(figures.now).toMatchObject({ rate: 1299, draw: { months: 120, firstPayment: 108_25 }, months: 360 });
    expect(figures.atCap).toMatchObject({ rate: 1800, draw: { months: 120, firstPayment: 150_00 } });
  });

  it('name the lowest margin: a large first lien at the best score, three years, the highest fee and autopay', () => {
    expect(figuresOf().marginLow).toBe(199 - 10 - 25 - 25 - 175 - 25);
  });

  it('take the rest from the policy', () => {
    expect(figuresOf()).toMatchObject({ fees: [0, 150, 299, 499], feesMax: 500, index: 675, cap: 1800, floor: 400 });
  });

  it('show fifteen years up to this one at that margin, ten of them in the draw', () => {
    const figures = figuresOf();
    expect(figures.history.map(({ year }) => year)).toEqual(Array.from({ length: 15 }, (_, at) => 2012 + at));
    expect(figures.history.every(({ margin }) => margin === 624)).toBe(true);
    expect(figures.history.filter(({ phase }) => phase === 'draw')).toHaveLength(10);
  });

  const rangeOf = (change: Partial<Policy>): [BasisPoints, BasisPoints] => {
    const { marginLow, marginHigh } = earlyDisclosureFigures({ ...policy, ...change }, asOf);
    return [marginLow, marginHigh];
  };
  const investment = (
    adjust: number,
    { from = 700, cap = 7000, units = policy.property.units } = {},
  ): Partial<Policy> => ({
    adjusters: { ...policy.adjusters, investment: toBasisPoints(adjust) },
    score: { ...policy.score, investmentFloor: from },
    cltv: { ...policy.cltv, investmentCap: toBasisPoints(cap) },
    property: { ...policy.property, units },
  });
  const dearSecondRow = {
    margins: {
      ...policy.margins,
      rows: policy.margins.rows.map((row, at) =>
        at === 1 ? { ...row, margins: row.margins.map(() => toBasisPoints(900)) } : row,
      ),
    },
  };
  const dearDraws = {
    ...policy.products.variable,
    draws: policy.products.variable.draws.map((draw) => ({ ...draw, adjust: toBasisPoints(draw.adjust + 30) })),
  };
  it.each<[string, Partial<Policy>, [number, number]]>([
    ['no investment above its share of the value', investment(200), [-61, 624]],
    ['an investment where the best of a row may', investment(200, { from: 679 }), [-61, 724]],
    ['no investment where not even that may', investment(200, { from: 680 }), [-61, 649]],
    ['a column whose first step is open', investment(300, { cap: 6501, units: ['2'] }), [-36, 699]],
    ['no column that begins where the share ends', investment(300, { cap: 6500, units: ['2'] }), [-36, 674]],
    ['a row that is dearer than those below it', dearSecondRow, [-61, 900 + 100 + 25 + 25]],
    ['what every draw adds', { products: { ...policy.products, variable: dearDraws } }, [-61 + 30, 624 + 30]],
    ['no use the policy does not take', { property: { ...policy.property, usages: ['primaryResidence'] } }, [-61, 574]],
    ['no house of more units than it takes', { property: { ...policy.property, units: ['1'] } }, [-61, 599]],
    ['no line smaller than it lends', { line: { ...policy.line, min: toDollars(50_000) } }, [-61, 599]],
    ['no line larger than it lends', { line: { ...policy.line, max: toDollars(200_000) } }, [-51, 624]],
  ])('count %s', (_, change, range) => {
    expect(rangeOf(change)).toEqual(range);
  });

  it('promise a range no priced line is outside of', () => {
    const figures = figuresOf();
    const line = fc.record({
      score: fc.integer({ min: 640, max: 850 }),
      cltv: fc.integer({ min: 0, max: 8500 }).map(toBasisPoints),
      amount: fc.integer({ min: policy.line.min, max: policy.line.max }).map(toDollars),
      usage: fc.constantFrom(...propertyUsage.options),
      units: fc.constantFrom(...policy.property.units),
      isFirstLien: fc.boolean(),
    });
    const terms = fc.record({
      product: fc.constant('variable' as const),
      years: fc.constantFrom(...policy.products.variable.draws.map(({ years }) => years)),
      originationFee: fc.constantFrom(...figures.fees),
      hasAutopay: fc.boolean(),
    });
    fc.assert(
      fc.property(line, terms, (one, taken) => {
        fc.pre(one.usage !== 'investment' || one.score >= policy.score.investmentFloor);
        const margin = priceLine(one, { terms: taken, policy })?.margin ?? figures.margin;
        expect(margin).toBeGreaterThanOrEqual(figures.marginLow);
        expect(margin).toBeLessThanOrEqual(figures.marginHigh);
      }),
    );
  });
});
