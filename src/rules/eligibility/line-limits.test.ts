import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { qualifyingPayment } from '../pricing/qualifying-payment.ts';
import { defaultTerms } from '../pricing/rate.ts';
import { exampleLoan, policy } from '../testing/worked-example.ts';
import type { RuleCode } from '../trace/trace-row.ts';
import { amountRules } from './amount-rules.ts';
import { lineLimits, lineWithinRoom, lowestLimit, rateSegments } from './line-limits.ts';
import type { LoanFacts } from './loan-facts.ts';

const $ = toDollars;
const withFee = { ...defaultTerms(policy), originationFee: toBasisPoints(150) };

const dtiAt = (facts: Partial<LoanFacts>, amount: number) =>
  amountRules(exampleLoan(facts), { amount: $(amount), terms: withFee, limits: [], policy, findPayoff: null }).find(
    ({ rule }) => rule === 'dti',
  )?.outcome;

describe('lineLimits', () => {
  const limits = (facts: Partial<LoanFacts>) => lineLimits(exampleLoan(facts), { terms: withFee, policy });

  it('says what is known and nothing else', () => {
    const nothingOf = { cltvCap: null, liens: { total: null, isEstimate: true } };
    for (const [name, value] of Object.entries(nothingOf))
      expect(limits({ [name]: value })).toEqual([{ rule: 'lineMaximum', amount: 400_000 }]);
    expect(limits({ dtiLimit: null }).map(({ rule }) => rule)).toEqual(['lineMaximum', 'cltv']);
    expect(limits({ income: { monthly: null, isVerified: false } }).map(({ rule }) => rule)).toEqual([
      'lineMaximum',
      'cltv',
    ]);
    expect(limits({}).map(({ rule }) => rule)).toEqual(['lineMaximum', 'cltv', 'dti']);
  });

  it('ends where the highest rate allowed does, also while income is not known', () => {
    const by = { ...policy, highCost: { ...policy.highCost, apor: toBasisPoints(849 - 850) } };
    const facts = exampleLoan({ income: { monthly: null, isVerified: false } });
    expect(lineLimits(facts, { terms: withFee, policy: by })).toEqual([
      { rule: 'lineMaximum', amount: 400_000 },
      { rule: 'cltv', amount: 200_750 },
      { rule: 'rate', amount: 113_900 },
    ]);
    const rich = exampleLoan({ income: { monthly: toCents(5_000_000), isVerified: true } });
    expect(lineLimits(rich, { terms: withFee, policy: by }).at(-1)).toEqual({ rule: 'dti', amount: 113_900 });
    const none = { ...policy, highCost: { ...policy.highCost, apor: toBasisPoints(0 - 850) } };
    expect(lineLimits(facts, { terms: withFee, policy: none }).at(-1)).toEqual({ rule: 'rate', amount: 0 });
  });

  it('never goes below nothing', () => {
    expect(limits({ liens: { total: $(900_000), isEstimate: false } })).toEqual([
      { rule: 'lineMaximum', amount: 400_000 },
      { rule: 'cltv', amount: 0 },
      { rule: 'dti', amount: 0 },
    ]);
  });

  it('takes the lowest, of equals the first', () => {
    const row = (rule: RuleCode, amount: number) => ({ rule, amount: $(amount) });
    expect(lowestLimit([row('lineMaximum', 400_000), row('cltv', 90_000), row('dti', 90_000)])).toEqual(
      row('cltv', 90_000),
    );
    expect(lowestLimit([])).toBeNull();
  });

  it('cuts the amounts where the price steps, without gap or overlap', () => {
    const segments = rateSegments(exampleLoan(), { top: $(200_750), terms: withFee, policy });
    expect(segments).toEqual([
      { from: 1, to: 49_999, rate: 849 },
      { from: 50_000, to: 56_000, rate: 824 },
      { from: 56_001, to: 113_900, rate: 849 },
      { from: 113_901, to: 142_850, rate: 899 },
      { from: 142_851, to: 171_800, rate: 949 },
      { from: 171_801, to: 200_000, rate: 1024 },
      { from: 200_001, to: 200_750, rate: 1014 },
    ]);
  });

  const segmentsOf = (facts: Partial<LoanFacts>, top: number, terms = withFee) =>
    rateSegments(exampleLoan(facts), { top: $(top), terms, policy });

  it('begins with the first dollar, and ends with the last that has a price', () => {
    expect(segmentsOf({}, 1)).toEqual([{ from: 1, to: 1, rate: 849 }]);
    expect(segmentsOf({}, 400_000).at(-1)).toEqual({ from: 200_001, to: 200_750, rate: 1014 });
    // 70% of the value is owed already: the earlier columns do not apply.
    expect(segmentsOf({ liens: { total: $(405_300), isEstimate: false } }, 50_000)[0]).toEqual({
      from: 1,
      to: 28_950,
      rate: 924,
    });
  });

  it.each([
    ['room', {}, 0, withFee],
    ['a score', { score: { kind: 'unknown', score: null } }, 1, withFee],
    ['a value', { value: { amount: null, source: 'stated', fsd: null, isConfident: null } }, 1, withFee],
    ['the liens', { liens: { total: null, isEstimate: true } }, 1, withFee],
    ['terms the policy has', {}, 1, { ...withFee, years: 7 }],
  ] as [string, Partial<LoanFacts>, number, typeof withFee][])('has no price without %s', (_, facts, top, terms) => {
    expect(segmentsOf(facts, top, terms)).toEqual([]);
  });

  it('takes a stretch to its very end and to its very beginning', () => {
    const paymentOf = (amount: number) => qualifyingPayment({ amount: $(amount), rate: toBasisPoints(849) }, policy);
    const within = (from: number, to: number, room: number) =>
      lineWithinRoom([{ from: $(from), to: $(to), rate: toBasisPoints(849) }], { room, by: policy });
    // The next dollar costs the same cent, but belongs to another price.
    const to = Array.from({ length: 100 }, (_, more) => 60_000 + more).find(
      (amount) => paymentOf(amount) === paymentOf(amount + 1),
    );
    expect(within(1, to ?? 0, paymentOf(to ?? 0))).toBe(to);
    const from = Array.from({ length: 100 }, (_, more) => 60_000 + more).find(
      (amount) => paymentOf(amount) < paymentOf(amount + 1),
    );
    expect(within(from ?? 0, 90_000, paymentOf(from ?? 0))).toBe(from);
  });

  it('gives for DTI the largest amount that passes, for every income', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300_000, max: 1_500_000 }), (monthly) => {
        const facts = { income: { monthly: toCents(monthly), isVerified: true } };
        const amount = limits(facts).find(({ rule }) => rule === 'dti')?.amount ?? 0;
        if (amount > 0) expect(dtiAt(facts, amount)).toBe('pass');
        for (const more of [1, 2, 500, 20_000]) {
          if (amount + more <= 200_750) expect(dtiAt(facts, amount + more)).toBe('fail');
        }
      }),
    );
  });
});
