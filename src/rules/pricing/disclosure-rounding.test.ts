import { expect, it } from 'vitest';
import { toCents } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { feeBreakEven } from '../offer/fee-break-even.ts';
import { asOf, policy } from '../testing/worked-example.ts';
import { historyTable, minimumPaymentExample } from './disclosure-tables.ts';

/** Sixty decimals in whole numbers: no rounding that could reach a cent. */
const ONE = 10n ** 60n;
const times = (a: bigint, b: bigint): bigint => (a * b) / ONE;
const over = (a: bigint, b: bigint): bigint => (a * ONE) / b;
const cents = (amount: bigint): number => Number((2n * amount + ONE) / (2n * ONE));
const monthly = (rate: number): bigint => (BigInt(rate) * ONE) / 120_000n;
const growth = (rate: number, months: number): bigint =>
  Array.from({ length: months }).reduce<bigint>((grown) => times(grown, ONE + monthly(rate)), ONE);

type Owed = { balance: bigint; rate: number; months: number };
const level = ({ balance, rate, months }: Owed): bigint => {
  const grown = growth(rate, months);
  return over(times(times(balance, monthly(rate)), grown), grown - ONE);
};
const afterYear = (owed: Owed): bigint => {
  const payment = level(owed);
  return Array.from({ length: 12 }).reduce<bigint>(
    (balance) => balance + times(balance, monthly(owed.rate)) - payment,
    owed.balance,
  );
};
const ADVANCE = 1_000_000n * ONE;

const anyMargin = fc.integer({ min: -60, max: 1100 });
const anyDraw = fc.constantFrom(3, 5, 10);

it('carries every fraction of a cent through the 15 years of the history', () => {
  fc.assert(
    fc.property(anyMargin, anyDraw, (points, drawYears) => {
      let balance = ADVANCE;
      for (const [at, row] of historyTable({ margin: toBasisPoints(points), drawYears, asOf }, policy).entries()) {
        const owed = { balance, rate: row.rate, months: 240 - (at - drawYears) * 12 };
        expect(row.payment).toBe(cents(at < drawYears ? times(balance, monthly(row.rate)) : level(owed)));
        if (at >= drawYears) balance = afterYear(owed);
      }
    }),
  );
});

it('ends the example with the payment it began with', () => {
  fc.assert(
    fc.property(anyMargin, anyDraw, (points, drawYears) => {
      const { now, atCap } = minimumPaymentExample({ margin: toBasisPoints(points), drawYears }, policy);
      for (const { rate, repayment } of [now, atCap]) {
        const exact = cents(level({ balance: ADVANCE, rate, months: 240 }));
        expect([repayment.firstPayment, repayment.lastPayment]).toEqual([exact, exact]);
      }
    }),
  );
});

it('counts the months that pay for a fee without rounding the savings', () => {
  const line = { balance: toCents(97_103_00), feeAmount: toCents(2_903_38) };
  expect(feeBreakEven({ ...line, rate: toBasisPoints(428), rateWithoutFee: toBasisPoints(566) })).toBe(27);
});
