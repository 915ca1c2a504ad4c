import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { getPolicyShown } from '../content/shown-policy.ts';
import { type CalculatorInput, type CalculatorRange, calculate } from './calculate.ts';

const policy = getPolicyShown();
const input = (change: Partial<CalculatorInput> = {}): CalculatorInput => ({
  value: toDollars(480_000),
  owed: toDollars(270_000),
  wanted: toDollars(60_000),
  range: '740-759',
  ...change,
});

describe('the calculator', () => {
  it('prices a line as the grid does, without a fee', () => {
    expect(calculate(input(), policy)).toMatchObject({
      kind: 'line',
      limited: 'asWished',
      most: 138_000,
      amount: 60_000,
      rate: 924,
      now: 46_200,
      after: 54_913,
      atCap: 92_599,
      drawYears: 10,
    });
  });

  it.each([
    [{ wanted: toDollars(200_000) }, 'byHome', 138_000],
    [{ value: toDollars(2_000_000), wanted: toDollars(500_000) }, 'byLargest', 400_000],
    [{ wanted: toDollars(10_000) }, 'bySmallest', 25_000],
  ] as const)('keeps %o within the limits', (change, limited, amount) => {
    expect(calculate(input(change), policy)).toMatchObject({ kind: 'line', limited, amount });
  });

  it('says what could be owed where there is no room', () => {
    const result = calculate(input({ range: '640-659' }), policy);
    expect(result).toEqual({ kind: 'noRoom', cltvCap: 6000, mayOwe: 263_000 });
    const cured = calculate(input({ range: '640-659', owed: toDollars(263_000) }), policy);
    expect(cured).toMatchObject({ kind: 'line', most: 25_000 });
  });

  it('offers nothing below the floor', () => {
    expect(calculate(input({ range: 'below640' }), policy)).toEqual({ kind: 'belowFloor' });
  });

  it('prices whatever it allows, and never lets the first payment be the highest', () => {
    const ranges: CalculatorRange[] = ['760+', '740-759', '720-739', '700-719', '680-699', '660-679', '640-659'];
    const dollars = fc.integer({ min: 0, max: 5_000_000 }).map(toDollars);
    fc.assert(
      fc.property(
        fc.record({ value: dollars, owed: dollars, wanted: dollars, range: fc.constantFrom(...ranges) }),
        (any) => {
          const result = calculate(any, policy);
          if (result.kind !== 'line') return;
          expect(result.amount).toBeGreaterThanOrEqual(policy.line.min);
          expect(result.amount).toBeLessThanOrEqual(result.most);
          expect(result.now).toBeLessThan(result.after);
          expect(result.after).toBeLessThan(result.atCap);
        },
      ),
    );
  });
});
