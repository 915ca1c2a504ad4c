import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { asOf, policy } from '../testing/worked-example.ts';
import { historyTable, minimumPaymentExample } from './disclosure-tables.ts';

const margin = toBasisPoints(174);

describe('minimumPaymentExample', () => {
  it('pays $10,000 at 8.49 % and at the cap with the least payments', () => {
    expect(minimumPaymentExample({ margin, drawYears: 10 }, policy)).toEqual({
      now: {
        rate: 849,
        draw: { months: 120, firstPayment: 70_75, lastPayment: 70_75 },
        repayment: { months: 240, firstPayment: 86_72, lastPayment: 86_72 },
        months: 360,
      },
      atCap: {
        rate: 1800,
        draw: { months: 120, firstPayment: 150_00, lastPayment: 150_00 },
        repayment: { months: 240, firstPayment: 154_33, lastPayment: 154_33 },
        months: 360,
      },
    });
  });

  it.each([
    [3, 276],
    [5, 300],
  ])('takes %i years of draw into account', (drawYears, months) => {
    expect(minimumPaymentExample({ margin, drawYears }, policy).now.months).toBe(months);
  });
});

describe('historyTable', () => {
  const history = () => historyTable({ margin, drawYears: 10, asOf }, policy);

  it('takes a year from the index that was released by then, and the years before as published', () => {
    const on = (effectiveFrom: string, rate: number) => ({
      effectiveFrom: toDay(effectiveFrom),
      rate: toBasisPoints(rate),
    });
    const released = [on('2027-02-01', 775), on('2026-12-01', 725)];
    const rows = historyTable({ margin, drawYears: 10, asOf: toDay('2028-03-01'), released }, policy);
    expect(rows.slice(-3).map(({ year, index }) => [year, index])).toEqual([
      [2026, 675],
      [2027, 725],
      [2028, 775],
    ]);
  });

  it('has the index of 1 January of fifteen years', () => {
    expect(history().map(({ year, index }) => [year, index])).toEqual([
      [2012, 325],
      [2013, 325],
      [2014, 325],
      [2015, 325],
      [2016, 350],
      [2017, 375],
      [2018, 450],
      [2019, 550],
      [2020, 475],
      [2021, 325],
      [2022, 325],
      [2023, 750],
      [2024, 850],
      [2025, 750],
      [2026, 675],
    ]);
  });

  it('pays interest for ten years, then pays down', () => {
    const rows = history();
    expect(rows[0]).toMatchObject({ rate: 499, phase: 'draw', payment: 41_58, balance: 10_000_00 });
    expect(rows[9]).toMatchObject({ phase: 'draw', balance: 10_000_00 });
    // Computed independently in fractions, none of them rounded on the way.
    expect(rows.slice(10).map(({ phase, rate, payment, balance }) => [phase, rate, payment, balance])).toEqual([
      ['repayment', 499, 65_94, 10_000_00],
      ['repayment', 924, 90_43, 9_700_94],
      ['repayment', 1024, 96_50, 9_503_95],
      ['repayment', 924, 90_65, 9_310_27],
      ['repayment', 849, 86_55, 9_072_90],
    ]);
  });

  it('holds floor and cap', () => {
    expect(historyTable({ margin: toBasisPoints(0), drawYears: 10, asOf }, policy)[0]?.rate).toBe(400);
    expect(historyTable({ margin: toBasisPoints(1600), drawYears: 10, asOf }, policy)[0]?.rate).toBe(1800);
  });

  it('refuses to make up an index', () => {
    expect(() => historyTable({ margin, drawYears: 10, asOf: toDay('2020-01-01') }, policy)).toThrow('2006');
  });

  it('never owes more than was drawn, whatever the margin', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), fc.constantFrom(3, 5, 10), (points, drawYears) => {
        for (const { balance, payment } of historyTable({ margin: toBasisPoints(points), drawYears, asOf }, policy)) {
          expect(balance).toBeLessThanOrEqual(10_000_00);
          expect(payment).toBeGreaterThan(0);
        }
      }),
    );
  });
});
