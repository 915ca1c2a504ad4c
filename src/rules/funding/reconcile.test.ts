import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentKind, paymentState } from '#entities/facts/payment.ts';
import { toCents } from '#entities/values/money.ts';
import { reconcile } from './reconcile.ts';

const planned = {
  total: toCents(12_000_000),
  rows: [
    { kind: 'payoff', amount: toCents(2_455_000) },
    { kind: 'fee', amount: toCents(180_000) },
    { kind: 'cash', amount: toCents(9_365_000) },
  ] as const,
};

describe('reconciliation', () => {
  it('balances the advance against what it pays, before anything is released', () => {
    expect(reconcile(planned, [])).toEqual({
      line: { advance: 12_000_000, payoffs: 2_455_000, fee: 180_000, cash: 9_365_000, left: 0 },
      bank: null,
    });
  });

  it('names what came back, until another payment takes its place', () => {
    const paid = [
      { kind: 'payoff', amount: toCents(2_455_000), state: 'returned', isReplaced: false },
      { kind: 'fee', amount: toCents(180_000), state: 'settled', isReplaced: false },
      { kind: 'cash', amount: toCents(9_365_000), state: 'sent', isReplaced: false },
    ] as const;
    expect(reconcile(planned, paid).bank).toEqual({
      ...{ settled: 180_000, onTheirWay: 9_365_000, unknown: 0, cameBack: 2_455_000, unexplained: 0 },
    });
    const again = [{ ...paid[0], isReplaced: true }, { ...paid[0], state: 'approved' as const }, paid[1], paid[2]];
    expect(reconcile(planned, again).bank).toMatchObject({ cameBack: 0, onTheirWay: 11_820_000, unexplained: 0 });
  });

  it('says what no payment explains', () => {
    const paid = [{ kind: 'cash', amount: toCents(9_365_000), state: 'settled', isReplaced: false }] as const;
    expect(reconcile(planned, paid).bank).toMatchObject({ unexplained: 2_635_000 });
  });

  it('accounts for every cent, whatever the payments', () => {
    const payment = fc.record({
      kind: fc.constantFrom(...paymentKind.options),
      amount: fc.integer({ min: 1, max: 10_000_000 }).map(toCents),
      state: fc.constantFrom(...paymentState.options),
      isReplaced: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1 }), (paid) => {
        const { bank } = reconcile(planned, paid);
        if (bank === null) return;
        const { settled, onTheirWay, unknown, cameBack, unexplained } = bank;
        expect(settled + onTheirWay + unknown + cameBack + unexplained).toBe(planned.total);
      }),
    );
  });
});
