import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { fc } from '#testing/fast-check.ts';
import { aDebt, aMortgage, anApplication } from '../testing/builders.ts';
import { policy } from '../testing/worked-example.ts';
import { chosenIds, EXACT_UP_TO, type PayoffCandidate, payoffCandidates, payoffFrontier } from './payoff-frontier.ts';

const $ = toDollars;
const candidate = (id: number, total: number, freed: number): PayoffCandidate => ({
  id: `d${id}`,
  total: $(total),
  freed: toCents(freed),
});
const listOf = (size: { minLength?: number; maxLength: number }) =>
  fc
    .array(fc.record({ total: fc.integer({ min: 1, max: 30_000 }), freed: fc.integer({ min: 1, max: 90_000 }) }), size)
    .map((debts) => debts.map(({ total, freed }, id) => candidate(id, total, freed)));

/** The most any set up to this total frees, by brute force. */
const bestByHand = (candidates: readonly PayoffCandidate[], most: number): number => {
  const from = (at: number, left: number): number => {
    const next = candidates[at];
    if (next === undefined) return 0;
    const without = from(at + 1, left);
    return next.total > left ? without : Math.max(without, next.freed + from(at + 1, left - next.total));
  };
  return from(0, most);
};

describe('payoffCandidates', () => {
  it('takes debts that count and can be paid off', () => {
    const application = anApplication({
      liabilities: [
        aDebt({ id: 'card' }),
        aDebt({ id: 'chosen', toBePaidOff: true }),
        aDebt({ id: 'omitted', omitted: true }),
        aDebt({ id: 'few', type: 'auto', balance: $(500) }),
        aDebt({ id: 'clear', balance: $(0), type: 'lease' }),
        aDebt({ id: 'solar', type: 'solar' }),
        aDebt({ id: 'open', type: 'auto', monthlyPayment: null }),
      ],
      mortgages: [aMortgage({})],
    });
    expect(payoffCandidates(application, policy)).toEqual([{ id: 'card', total: 5000, freed: 10_000 }]);
  });
});

describe('payoffFrontier', () => {
  it('is every set no other beats', () => {
    const debts = [candidate(0, 100, 10), candidate(1, 200, 15), candidate(2, 150, 15)];
    const { sets, within } = payoffFrontier(debts, { most: $(1000) });
    expect(sets.map((set) => [set.total, set.freed, chosenIds(set)])).toEqual([
      [0, 0, []],
      [100, 10, ['d0']],
      [150, 15, ['d2']],
      [250, 25, ['d0', 'd2']],
      [350, 30, ['d1', 'd2']],
      [450, 40, ['d0', 'd1', 'd2']],
    ]);
    expect(within).toBe(0);
  });

  it('of debts alike in balance takes the one that frees more, and of debts alike in both the first', () => {
    const { sets } = payoffFrontier([candidate(0, 100, 10), candidate(1, 100, 20), candidate(2, 100, 10)], {
      most: $(1000),
    });
    expect(sets.map((set) => [set.total, set.freed, chosenIds(set)])).toEqual([
      [0, 0, []],
      [100, 20, ['d1']],
      [200, 30, ['d0', 'd1']],
      [300, 40, ['d0', 'd1', 'd2']],
    ]);
  });

  it('stays within what the line could pay', () => {
    expect(payoffFrontier([candidate(0, 100, 10), candidate(1, 101, 99)], { most: $(100) }).sets).toHaveLength(2);
    expect(payoffFrontier([candidate(0, 100, 10)], { most: $(99) }).sets).toHaveLength(1);
  });

  it('is never beaten by trying every set of up to ten debts', () => {
    fc.assert(
      fc.property(listOf({ maxLength: 10 }), fc.integer({ min: 0, max: 200_000 }), (debts, most) => {
        const { sets, within } = payoffFrontier(debts, { most: $(most) });
        expect(within).toBe(0);
        for (const limit of [most, Math.floor(most / 2), Math.floor(most / 5)]) {
          const best = sets.findLast(({ total }) => total <= limit);
          expect(best?.freed).toBe(bestByHand(debts, limit));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('rises in total and in what it frees, and names what it adds up', () => {
    fc.assert(
      fc.property(listOf({ maxLength: 12 }), (debts) => {
        let before = { total: -1, freed: -1 };
        for (const set of payoffFrontier(debts, { most: $(400_000) }).sets) {
          expect(set.total).toBeGreaterThan(before.total);
          expect(set.freed).toBeGreaterThan(before.freed);
          const ids = chosenIds(set);
          const chosen = debts.filter(({ id }) => ids.includes(id));
          expect(chosen.map(({ id }) => id)).toEqual(ids);
          expect(chosen.reduce((sum, { total }) => sum + total, 0)).toBe(set.total);
          expect(chosen.reduce((sum, { freed }) => sum + freed, 0)).toBe(set.freed);
          before = set;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps its word on how close it comes beyond fifteen debts', () => {
    // Payments nearly proportional to balances leave almost no set dominated: the hardest case.
    const hard = fc
      .array(fc.record({ total: fc.integer({ min: 5000, max: 30_000 }), noise: fc.integer({ min: 0, max: 40 }) }), {
        minLength: 17,
        maxLength: 17,
      })
      .map((debts) => debts.map(({ total, noise }, id) => candidate(id, total, total * 3 + noise)));
    fc.assert(
      fc.property(hard, fc.integer({ min: 60_000, max: 300_000 }), (debts, most) => {
        const { sets, within } = payoffFrontier(debts, { most: $(most) });
        const exact = bestByHand(debts, most - within);
        expect(sets.findLast(({ total }) => total <= most)?.freed).toBeGreaterThanOrEqual(exact);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('stops at the cheapest set that frees enough, the same one as without stopping', () => {
    fc.assert(
      fc.property(listOf({ maxLength: 10 }), fc.integer({ min: 1, max: 300_000 }), (debts, enough) => {
        const whole = payoffFrontier(debts, { most: $(200_000) }).sets.find(({ freed }) => freed >= enough);
        const early = payoffFrontier(debts, { most: $(200_000), enough }).sets;
        expect(early.find(({ freed }) => freed >= enough)).toEqual(whole);
        expect(early.filter(({ freed }) => freed >= enough).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps of more than fifteen the empty set and the best of each stretch of totals, and says how far off that is', () => {
    const sixteen = Array.from({ length: 16 }, (_, at) => candidate(at, 2 ** at, 2 ** at));
    const { sets, within } = payoffFrontier(sixteen, { most: $(70_000) });
    // Buckets of 69 dollars; eleven debts make 2,048 sets, the first count above the limit.
    expect(within).toBe(69);
    expect(sets.length).toBeLessThanOrEqual(1024);
    expect([sets[0]?.total, sets.at(-1)?.total]).toEqual([0, 2 ** 16 - 1]);
    const alike = Array.from({ length: 20 }, (_, at) => candidate(at, 100, 10));
    expect(payoffFrontier(alike, { most: $(70_000) })).toMatchObject({ within: 0, sets: { length: 21 } });
  });

  it('needs no more where a set frees exactly enough', () => {
    const { sets } = payoffFrontier([candidate(0, 100, 10), candidate(1, 200, 20)], { most: $(1000), enough: 10 });
    expect(sets.map(chosenIds)).toEqual([[], ['d0']]);
  });

  it('looks at everything up to fifteen', () => {
    expect(EXACT_UP_TO).toBe(15);
    const fifteen = Array.from({ length: 15 }, (_, at) => candidate(at, 2 ** at, 2 ** at));
    const { sets, within } = payoffFrontier(fifteen, { most: $(40_000) });
    expect([sets.length, within]).toEqual([2 ** 15, 0]);
  });
});
