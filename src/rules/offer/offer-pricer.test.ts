import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import type { PricedLine } from '../pricing/rate.ts';
import { termsTable } from '../pricing/terms-table.ts';
import { policy } from '../testing/worked-example.ts';
import { feeBreakEven } from './fee-break-even.ts';
import { offer } from './offer.ts';
import { offerPricer } from './offer-pricer.ts';

const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  score: 742,
  cltv: toBasisPoints(6501),
  amount: toDollars(85_000),
  usage: 'primaryResidence',
  units: '1',
  isFirstLien: false,
  ...change,
});
const offersOf = (change: Partial<PricedLine> = {}, hasAutopay = false) => {
  const price = offerPricer(line(change), policy);
  return price === null ? [] : termsTable(policy, hasAutopay).map(price);
};

describe('termsTable', () => {
  it('has every product, term and fee, in the order of the policy', () => {
    const ids = termsTable(policy, false).map(({ id }) => id);
    expect(ids).toHaveLength(3 * 4 + 4 * 4);
    expect(ids.slice(0, 5)).toEqual([
      'variable-3-0',
      'variable-3-150',
      'variable-3-299',
      'variable-3-499',
      'variable-5-0',
    ]);
    expect(ids.at(-1)).toBe('fixed-30-499');
    expect(termsTable(policy, false)).toBe(termsTable(policy, false));
    expect(termsTable(policy, true).every(({ terms }) => terms.hasAutopay)).toBe(true);
  });
});

describe('offers', () => {
  it('price a variable line of $100,000 at 8.50 % to the vectors', () => {
    // Margin 175 on Prime 6.75: 249 less 75 for the fee is 174, so the index is one point up.
    const price = offerPricer(line({ amount: toDollars(100_000) }), {
      ...policy,
      index: { ...policy.index, rate: toBasisPoints(676) },
    });
    const row = termsTable(policy, false).find(({ id }) => id === 'variable-10-150');
    expect(row && price?.(row)).toMatchObject({
      rate: 850,
      feeAmount: 1500_00,
      payments: { now: 708_33, afterDraw: 867_82, drawAtCap: 1500_00, repaymentAtCap: 1543_31, qualifying: 867_82 },
    });
  });

  it('price a fixed line over its term, with nothing to reach a cap', () => {
    const fixed = offersOf({ amount: toDollars(100_000) }).find(({ id }) => id === 'fixed-30-499');
    // 249 + 50 + 75 - 175 on Prime 6.75.
    expect(fixed).toMatchObject({
      margin: 199,
      rate: 874,
      payments: { afterDraw: null, drawAtCap: null, repaymentAtCap: null },
    });
    expect(fixed?.payments.now).toBe(785_99);
  });

  it('take a quarter point off with autopay, but qualify without it', () => {
    const [plain, auto] = [offersOf()[9], offersOf({}, true)[9]];
    expect(plain).toMatchObject({ id: 'variable-10-150', rate: 849 });
    expect(auto).toMatchObject({ id: 'variable-10-150', rate: 824, hasAutopay: true });
    expect(auto?.payments.qualifying).toBe(plain?.payments.qualifying);
    expect(auto?.payments.now).toBeLessThan(plain?.payments.now ?? 0);
  });

  it('are none where the grid is empty', () => {
    expect(offerPricer(line({ score: 650 }), policy)).toBeNull();
  });

  it('hold for every line: schema, cap above now, a fee never raises the rate', () => {
    const lines = fc.record({
      score: fc.integer({ min: 640, max: 850 }),
      cltv: fc.integer({ min: 500, max: 8500 }).map(toBasisPoints),
      amount: fc.integer({ min: 25_000, max: 400_000 }).map(toDollars),
      isFirstLien: fc.boolean(),
    });
    fc.assert(
      fc.property(lines, (change) => {
        for (const each of offersOf(change)) {
          expect(offer.parse(each)).toEqual(each);
          expect(each.rate).toBe(Math.max(400, Math.min(1800, each.index + each.margin)));
          if (each.payments.repaymentAtCap !== null) {
            expect(each.payments.repaymentAtCap).toBeGreaterThanOrEqual(each.payments.afterDraw ?? 0);
            expect(each.payments.drawAtCap).toBeGreaterThanOrEqual(each.payments.now);
          }
          expect(each.breakEvenMonths === null).toBe(each.originationFee === 0);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('feeBreakEven', () => {
  const months = (feeAmount: number, rate: number, rateWithoutFee: number) =>
    feeBreakEven({
      balance: toCents(8_500_000),
      feeAmount: toCents(feeAmount),
      rate: toBasisPoints(rate),
      rateWithoutFee: toBasisPoints(rateWithoutFee),
    });
  it.each([
    // 75 basis points on $85,000 are $53.125 a month, before either payment is rounded.
    [1275_00, 849, 924, 24],
    [53_12, 849, 924, 1],
    [53_13, 849, 924, 2],
    [0, 849, 924, null],
    [1275_00, 849, 849, null],
    [1275_00, 924, 849, null],
  ])('a fee of %i cents from %i against %i: %s months', (fee, rate, without, expected) => {
    expect(months(fee, rate, without)).toBe(expected);
  });
});
