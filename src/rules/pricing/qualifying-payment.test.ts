import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { fc } from '#testing/fast-check.ts';
import { lineForPayment, qualifyingBy, qualifyingPayment } from './qualifying-payment.ts';

const policy = getPolicy(toDay('2026-11-15'));
const interestOnly = { qualifying: { method: 'interestOnly' as const, months: 120 } };

describe('qualifyingPayment', () => {
  it.each([
    [85_000, 849, 737_11],
    [100_000, 850, 867_82],
  ])('$%i at %i is %i cents over twenty years', (amount, rate, payment) => {
    expect(qualifyingPayment({ amount: toDollars(amount), rate: toBasisPoints(rate) }, policy)).toBe(payment);
  });

  it('follows the method of the policy', () => {
    expect(qualifyingPayment({ amount: toDollars(100_000), rate: toBasisPoints(850) }, interestOnly)).toBe(708_33);
  });
});

describe('qualifyingBy', () => {
  it.each([
    ['fixed', 5, 2_051_65],
    ['fixed', 10, 1_239_86],
    ['fixed', 20, 867_82],
    ['fixed', 30, 768_91],
    ['variable', 3, 867_82],
    ['variable', 10, 867_82],
  ] as const)('a %s line of %i years at 8.5 %% is tested with %i cents on $100,000', (product, years, payment) => {
    const by = qualifyingBy({ product, years }, policy);
    expect(qualifyingPayment({ amount: toDollars(100_000), rate: toBasisPoints(850) }, by)).toBe(payment);
  });
});

describe('lineForPayment', () => {
  it.each([policy, interestOnly])('is the largest line that fits', (by) => {
    const room = fc.record({
      payment: fc.integer({ min: 0, max: 600_000 }).map(toCents),
      rate: fc.integer({ min: 400, max: 1800 }).map(toBasisPoints),
    });
    fc.assert(
      fc.property(room, ({ payment, rate }) => {
        const amount = lineForPayment({ payment, rate }, by);
        expect(qualifyingPayment({ amount, rate }, by)).toBeLessThanOrEqual(payment);
        expect(qualifyingPayment({ amount: toDollars(amount + 1), rate }, by)).toBeGreaterThan(payment);
      }),
    );
  });

  it('is right to the dollar where the estimate is over, and where a dollar costs less than half a cent', () => {
    const rate = toBasisPoints(400);
    expect(lineForPayment({ payment: toCents(1_500_000), rate }, interestOnly)).toBe(4_500_001);
    expect(lineForPayment({ payment: toCents(0), rate }, interestOnly)).toBe(1);
  });

  it('is nothing where there is no room', () => {
    expect(lineForPayment({ payment: toCents(-1), rate: toBasisPoints(849) }, policy)).toBe(0);
    expect(lineForPayment({ payment: toCents(0), rate: toBasisPoints(849) }, policy)).toBe(0);
  });
});
