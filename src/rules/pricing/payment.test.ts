import { describe, expect, it } from 'vitest';
import { centsOf, toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { amortizedPayment, exactPayment, monthlyInterest, shareOf } from './payment.ts';

const line = (dollars: number) => centsOf(toDollars(dollars));

describe('payments to the cent', () => {
  it.each([
    [100_000, 850, 708_33],
    [100_000, 1800, 1500_00],
    [85_000, 849, 601_38],
    [10_000, 1200, 100_00],
  ])('interest only on $%i at %i basis points is %i cents', (balance, rate, payment) => {
    expect(monthlyInterest(line(balance), toBasisPoints(rate))).toBe(payment);
  });

  it.each([
    [100_000, 850, 240, 867_82],
    [100_000, 850, 360, 768_91],
    [100_000, 1050, 360, 914_74],
    [100_000, 1050, 240, 998_38],
    [100_000, 1800, 240, 1543_31],
    [85_000, 849, 240, 737_11],
    [85_000, 1800, 240, 1311_81],
    [12_000, 0, 240, 50_00],
  ])('$%i at %i basis points over %i months is %i cents', (balance, rate, months, payment) => {
    expect(amortizedPayment({ balance: line(balance), rate: toBasisPoints(rate), months })).toBe(payment);
  });

  const loan = fc.record({
    balance: fc.integer({ min: 1, max: 60_000_000 }).map(toCents),
    rate: fc.integer({ min: 1, max: 2500 }).map(toBasisPoints),
    months: fc.integer({ min: 1, max: 360 }),
  });

  it('agrees with whole-number arithmetic for every loan', () => {
    fc.assert(
      fc.property(loan, (any) => {
        expect(amortizedPayment(any)).toBe(exactPayment(any));
      }),
    );
  });

  it('decides an exact half cent upwards', () => {
    // One month: the payment is balance × (1 + rate/12), here 50.5 cents.
    expect(amortizedPayment({ balance: toCents(50), rate: toBasisPoints(1200), months: 1 })).toBe(51);
    expect(monthlyInterest(toCents(50), toBasisPoints(1200))).toBe(1);
    expect(shareOf(toCents(50), toBasisPoints(100))).toBe(1);
    expect(shareOf(toCents(49), toBasisPoints(100))).toBe(0);
  });

  it('never asks less for more', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 0, max: 1_000_000 }), (smaller, more) => {
        const larger = { ...smaller, balance: toCents(smaller.balance + more) };
        expect(amortizedPayment(larger)).toBeGreaterThanOrEqual(amortizedPayment(smaller));
      }),
    );
  });
});
