import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { beforeAndAfter, type PaidDebt } from './before-and-after.ts';

const card = (id: string, balance: number, payment: number | null, rate?: number): PaidDebt => ({
  id,
  type: 'revolving',
  balance: toDollars(balance),
  monthlyPayment: payment === null ? null : toDollars(payment),
  hiCredit: null,
  term: null,
  ...(rate === undefined ? {} : { statedRate: toBasisPoints(rate) }),
});
const line = {
  product: 'variable' as const,
  years: 10,
  rate: toBasisPoints(849),
  amount: toDollars(85_000),
  feeAmount: toCents(127_500),
};
const terms = { repaymentYears: 20 };
const compared = (debts: PaidDebt[], offer = line) => {
  const found = beforeAndAfter(debts, offer, terms);
  if (found === null) throw new Error('nothing to compare');
  return found;
};

describe('debts before and after', () => {
  const cards = [card('visa', 11_840, 296, 2499), card('store', 4260, 128, 2999)];

  it('sets the month, the time and the cost in all beside each other', () => {
    const { today, line: after, laterFrom, keptUp, more } = compared(cards);
    expect(after).toMatchObject({ now: 11_391, later: 13_962, months: 360 });
    // Interest by the statement, whose last payment is smaller, and $241.50 of the fee.
    expect(Math.round(after.cost / 100)).toBe(31_318);
    expect(laterFrom).toBe(11);
    expect(today).toMatchObject({ kind: 'known', now: 42_400, later: 0 });
    expect(more).toBe(after.cost - (today.kind === 'known' ? today.cost : 0));
    expect(keptUp?.months).toBe(45);
    expect(Math.round((keptUp?.interest ?? 0) / 100)).toBe(2958);
  });

  it('has nothing to say without debts', () => {
    expect(beforeAndAfter([], line, terms)).toBeNull();
  });

  it('claims no cost where a rate is unknown, but says from which rate on the line costs less', () => {
    const { today, more } = compared([card('visa', 11_840, 296), card('store', 4260, 128, 2999)]);
    expect(more).toBeNull();
    if (today.kind !== 'rateUnknown' || today.even === null) throw new Error('not unknown');
    expect(today.debtIds).toEqual(['visa']);
    const at = (rate: number) => compared([card('visa', 11_840, 296, rate), card('store', 4260, 128, 2999)]);
    expect(at(today.even - 1).more).toBeGreaterThan(0);
    const above = at(today.even);
    expect(above.today.kind === 'endless' || (above.more ?? 1) <= 0).toBe(true);
  });

  it('claims no cost where a payment is unknown, and none where it never ends', () => {
    expect(compared([card('visa', 11_840, null, 2499)]).today).toEqual({ kind: 'paymentUnknown', debtIds: ['visa'] });
    expect(compared([card('visa', 11_840, 100, 2499)]).today).toMatchObject({ kind: 'endless', debtIds: ['visa'] });
  });

  it('has one payment from first to last with a fixed rate', () => {
    const { line: after, laterFrom } = compared(cards, { ...line, product: 'fixed' } as never);
    expect(laterFrom).toBeNull();
    expect(after.months).toBe(120);
  });

  it('does not depend on the order, and a dearer line never looks cheaper', () => {
    const debts = fc.array(
      fc
        .tuple(
          fc.integer({ min: 100, max: 30_000 }),
          fc.integer({ min: 10, max: 900 }),
          fc.integer({ min: 0, max: 2999 }),
        )
        .map(([balance, payment, rate]) => card(`${balance}-${payment}-${rate}`, balance, payment, rate)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(debts, fc.integer({ min: 400, max: 1700 }), (owed, rate) => {
        const found = compared(owed, { ...line, rate: toBasisPoints(rate) });
        expect(compared(owed.toReversed(), { ...line, rate: toBasisPoints(rate) }).line).toEqual(found.line);
        const dearer = compared(owed, { ...line, rate: toBasisPoints(rate + 50) });
        expect(dearer.line.cost).toBeGreaterThan(found.line.cost);
        if (found.today.kind === 'known') expect(found.more).toBe(found.line.cost - found.today.cost);
        if (found.keptUp !== null) expect(found.keptUp.interest).toBeLessThanOrEqual(found.line.cost);
      }),
      { numRuns: 60 },
    );
  });
});
