import { describe, expect, it } from 'vitest';
import { toCents } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { monthlyInterest } from './payment.ts';
import { type Phase, paymentPlan } from './payment-plan.ts';

const TEN_THOUSAND = toCents(1_000_000);

describe('the terms of Reg Z model form G-14A', () => {
  const planned = () =>
    paymentPlan({
      balance: TEN_THOUSAND,
      rate: toBasisPoints(1200),
      phases: [
        { name: 'draw', months: 120, minimum: { kind: 'shareOfBalance', parts: 360, atLeast: toCents(100_00) } },
        { name: 'repayment', months: 60, minimum: { kind: 'equalPrincipal' } },
      ],
      grain: 'example',
    });
  const rowsOf = (name: Phase['name']) => planned().filter(({ phase }) => phase === name);

  it('pays 120 times from $127.78 down to $100.00 while drawing', () => {
    const draw = rowsOf('draw');
    expect(draw).toHaveLength(120);
    expect(draw[0]?.payment).toBe(127_78);
    expect(Math.min(...draw.map(({ payment }) => payment))).toBe(100_00);
    expect(draw.at(-1)?.payment).toBe(100_00);
    expect(draw.at(-1)?.balance).toBe(7014_59);
  });

  it('then pays 60 times from $187.06 down to $118.08', () => {
    const repayment = rowsOf('repayment');
    expect(repayment).toHaveLength(60);
    expect(repayment[0]).toMatchObject({ month: 121, payment: 187_06 });
    expect(repayment.at(-2)?.payment).toBe(119_25);
    expect(repayment.at(-1)).toMatchObject({ month: 180, payment: 118_08, balance: 0 });
  });
});

const phases: Phase[] = [
  { name: 'draw', months: 120, minimum: { kind: 'interestOnly' } },
  { name: 'repayment', months: 240, minimum: { kind: 'amortised' } },
];

describe('paymentPlan', () => {
  it('pays interest for ten years, then a level payment for twenty', () => {
    const rows = paymentPlan({ balance: toCents(8_500_000), rate: toBasisPoints(849), phases });
    expect(rows).toHaveLength(360);
    expect(rows[0]).toEqual({
      month: 1,
      phase: 'draw',
      payment: 601_38,
      interest: 601_38,
      principal: 0,
      balance: 8_500_000,
    });
    expect(rows[119]?.payment).toBe(601_38);
    expect(rows[120]?.payment).toBe(737_11);
    expect(rows[358]?.payment).toBe(737_11);
    expect(Math.abs((rows[359]?.payment ?? 0) - 737_11)).toBeLessThan(240);
  });

  it('stops once nothing is owed', () => {
    const draw: Phase = {
      name: 'draw',
      months: 120,
      minimum: { kind: 'shareOfBalance', parts: 360, atLeast: toCents(100_00) },
    };
    const rows = paymentPlan({ balance: toCents(250_00), rate: toBasisPoints(0), phases: [draw] });
    expect(rows.map(({ payment, balance }) => [payment, balance])).toEqual([
      [100_00, 150_00],
      [100_00, 50_00],
      [50_00, 0],
    ]);
  });

  it('always ends at nothing owed, each row its interest and principal', () => {
    const plan = fc.record({
      balance: fc.integer({ min: 1, max: 40_000_000 }).map(toCents),
      rate: fc.integer({ min: 0, max: 1800 }).map(toBasisPoints),
    });
    fc.assert(
      fc.property(plan, ({ balance, rate }) => {
        let owed = balance;
        for (const row of paymentPlan({ balance, rate, phases })) {
          expect(row.interest).toBe(monthlyInterest(owed, rate));
          expect(row.payment).toBe(row.interest + row.principal);
          expect(row.balance).toBe(owed - row.principal);
          owed = row.balance;
        }
        expect(owed).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});
