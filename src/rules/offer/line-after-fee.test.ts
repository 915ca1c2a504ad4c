import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { lineAfterFee, lineForAfterFee } from './line-after-fee.ts';

it.each([
  [85_000, 0, 85_000],
  [85_000, 150, 83_725],
  [25_001, 150, 24_625],
  [400_000, 499, 380_040],
])('a line of $%i with a fee of %i basis points has $%i left', (amount, fee, left) => {
  expect(lineAfterFee(toDollars(amount), toBasisPoints(fee))).toBe(left);
});

it('finds the least line that is enough', () => {
  const fees = fc.integer({ min: 0, max: 5000 }).map(toBasisPoints);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }).map(toDollars), fees, (wanted, fee) => {
      const amount = lineForAfterFee(wanted, fee);
      expect(lineAfterFee(amount, fee)).toBeGreaterThanOrEqual(wanted);
      if (amount > 0) expect(lineAfterFee(toDollars(amount - 1), fee)).toBeLessThan(wanted);
    }),
    { numRuns: 500 },
  );
});
