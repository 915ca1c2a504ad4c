import { describe, expect, it } from 'vitest';
import { toCents } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { payDown } from './pay-down.ts';

const debt = (balance: number, rate: number, payment: number) => ({
  balance: toCents(balance),
  rate: toBasisPoints(rate),
  payment: toCents(payment),
});

describe('a debt paid down by the same amount every month', () => {
  it.each([
    ['without interest', debt(100_000, 0, 25_000), { months: 4, interest: 0 }],
    ['with a smaller last payment', debt(100_000, 1200, 60_000), { months: 2, interest: 1410 }],
    ['already paid', debt(0, 1200, 60_000), { months: 0, interest: 0 }],
    ['by less than its interest', debt(1_000_000, 2400, 20_000), null],
    ['for more than a hundred years', debt(100_000_000, 0, 100), null],
  ])('ends %s', (_, asked, expected) => {
    expect(payDown(asked)).toEqual(expected);
  });

  it('is dearer at a higher rate and shorter at a higher payment, and what is paid is balance and interest', () => {
    const debts = fc.tuple(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 1, max: 200_000 }),
    );
    fc.assert(
      fc.property(debts, ([balance, rate, payment]) => {
        const found = payDown(debt(balance, rate, payment));
        const dearer = payDown(debt(balance, rate + 100, payment));
        const faster = payDown(debt(balance, rate, payment + 5000));
        if (found === null) {
          expect(dearer).toBeNull();
          return;
        }
        expect(found.months * payment).toBeGreaterThanOrEqual(balance + found.interest);
        expect((found.months - 1) * payment).toBeLessThan(balance + found.interest);
        if (dearer !== null) expect(dearer.interest).toBeGreaterThanOrEqual(found.interest);
        expect(faster?.months).toBeLessThanOrEqual(found.months);
      }),
    );
  });
});
