import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/money.ts';
import { toBasisPoints } from '#entities/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { defaultTerms } from '../pricing/rate.ts';
import { exampleLoan, policy } from '../testing/worked-example.ts';
import type { RuleCode } from '../trace/trace-row.ts';
import { amountRules } from './amount-rules.ts';
import { lineLimits, lowestLimit, rateSegments } from './line-limits.ts';
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
    expect(limits({ cltvCap: null })).toEqual([{ rule: 'lineMaximum', amount: 400_000 }]);
    expect(limits({ income: { monthly: null, isVerified: false } }).map(({ rule }) => rule)).toEqual([
      'lineMaximum',
      'cltv',
    ]);
    expect(limits({}).map(({ rule }) => rule)).toEqual(['lineMaximum', 'cltv', 'dti']);
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
    expect(rateSegments(exampleLoan(), { top: $(0), terms: withFee, policy })).toEqual([]);
    expect(
      rateSegments(exampleLoan({ score: { kind: 'unknown', score: null } }), { top: $(1), terms: withFee, policy }),
    ).toEqual([]);
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
