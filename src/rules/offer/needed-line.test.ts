import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { cashFrom, neededLine } from './needed-line.ts';

const range = { least: toDollars(25_000), most: toDollars(200_750) };
const need = (cash: number, payoffTotal: number, fee: number) => ({
  cash: toDollars(cash),
  payoffTotal: toDollars(payoffTotal),
  fee: toBasisPoints(fee),
});

describe('the line that is needed', () => {
  it.each([
    ['cash, two cards and a fee', need(67_500, 16_100, 150), 85_000],
    ['nothing over an even line', need(60_000, 0, 0), 60_000],
    ['a dollar over an even line', need(60_001, 0, 0), 60_500],
    ['less than the smallest line', need(1000, 0, 0), 25_000],
    ['a maximum that is no even step', need(200_600, 0, 0), 200_750],
    ['more than the maximum', need(201_000, 0, 0), 201_000],
  ])('covers %s', (_, wanted, line) => {
    expect(neededLine(wanted, range)).toBe(line);
  });

  it('covers the need, and no smaller step would', () => {
    const wanted = fc
      .tuple(
        fc.integer({ min: 0, max: 180_000 }),
        fc.integer({ min: 0, max: 90_000 }),
        fc.integer({ min: 0, max: 299 }),
      )
      .map(([cash, debts, fee]) => need(cash, debts, fee));
    fc.assert(
      fc.property(wanted, (asked) => {
        const line = neededLine(asked, range);
        expect(cashFrom(line, asked)).toBeGreaterThanOrEqual(asked.cash);
        expect(line % 500 === 0 || line === range.most).toBe(true);
        const smaller = toDollars(Math.ceil(line / 500) * 500 - 500);
        if (smaller >= range.least) expect(cashFrom(smaller, asked)).toBeLessThan(asked.cash);
      }),
    );
  });
});
