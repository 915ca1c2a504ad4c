import { describe, expect, it } from 'vitest';
import { type Application, emptyApplication } from '#entities/application/application.ts';
import type { CreditRange } from '#entities/values/credit-range.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { fc } from '#testing/fast-check.ts';
import { estimateFrom } from './estimate.ts';
import { likelyNo } from './likely-no.ts';

const policy = getPolicy(toDay('2026-11-15'));

const answered = ({ value, owed, range }: { value: number; owed: number | null; range?: CreditRange }): Application => {
  const empty = emptyApplication();
  return {
    ...empty,
    borrower: { ...empty.borrower, creditRange: range ?? null },
    property: { ...empty.property, value: toDollars(value) },
    estimatedMortgageBalance: owed === null ? null : toDollars(owed),
  };
};

describe('the estimate beside the questions', () => {
  it('has the figures of the likely no that stands beside it', () => {
    const household = answered({ value: 450_000, owed: 364_000, range: '700-719' });
    const no = likelyNo(household, policy);
    expect(no).not.toBeNull();
    expect(estimateFrom(household, policy)).toMatchObject({ cap: no?.cap, most: no?.most, room: no?.room });
  });

  it('knows nothing at the start', () => {
    expect(estimateFrom(emptyApplication(), policy)).toMatchObject({ value: null, most: null, room: null, known: 0 });
  });

  it('shows what all loans may reach once the value is known', () => {
    expect(estimateFrom(answered({ value: 585_000, owed: null }), policy)).toMatchObject({
      cap: 8500,
      most: 497_250,
      room: null,
      known: 1,
    });
  });

  it.each([
    ['760+', 8500],
    ['720-739', 8000],
    ['680-699', 7500],
    ['640-659', 6000],
    ['notSure', 8500],
  ] as const)('a score of %s allows %i', (range, cap) => {
    expect(estimateFrom(answered({ value: 585_000, owed: 300_000, range }), policy).cap).toBe(cap);
  });

  it.each([
    ['below640', 'primaryResidence', 640],
    ['640-659', 'primaryResidence', null],
    ['680-699', 'investment', 700],
    ['700-719', 'investment', null],
    ['notSure', 'investment', null],
  ] as const)('a score of %s for a %s misses the floor: %s', (range, usage, floor) => {
    const application = answered({ value: 585_000, owed: 300_000, range });
    const estimate = estimateFrom({ ...application, property: { ...application.property, usage } }, policy);
    expect(estimate.missedFloor).toBe(floor);
  });

  it('leaves room for a line, up to the largest', () => {
    expect(estimateFrom(answered({ value: 585_000, owed: 300_000 }), policy).room).toBe(197_250);
    expect(estimateFrom(answered({ value: 2_000_000, owed: 0 }), policy).room).toBe(400_000);
  });

  it.each([
    ['not known yet', 585_000, null, 87_750],
    ['within the share', 585_000, 300_000, 87_750],
    ['under the largest line', 585_000, 0, 185_000],
    ['over the share', 585_000, 560_000, 25_000],
    ['over the value', 585_000, 900_000, 0],
  ])('what is owed is %s: it says what stays', (_, value, owed, kept) => {
    expect(estimateFrom(answered({ value, owed }), policy).kept).toBe(kept);
  });

  it.each([
    [472_250, false],
    [472_251, true],
    [600_000, true],
  ])('with $%i owed it is under the smallest line: %s', (owed, isUnder) => {
    expect(estimateFrom(answered({ value: 585_000, owed }), policy).isUnderSmallest).toBe(isUnder);
  });

  it('never shows less than nothing, and owing more never gives more', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (value, owed, more) => {
        const before = estimateFrom(answered({ value, owed }), policy).room ?? 0;
        const after = estimateFrom(answered({ value, owed: owed + more }), policy).room ?? 0;
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });
});
