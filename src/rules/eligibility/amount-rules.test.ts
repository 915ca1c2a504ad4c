import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/money.ts';
import { toBasisPoints } from '#entities/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { defaultTerms, type Terms } from '../pricing/rate.ts';
import { exampleLoan, policy } from '../testing/worked-example.ts';
import type { RuleCode } from '../trace/trace-row.ts';
import { type AmountContext, amountRules } from './amount-rules.ts';
import { findStateLimits } from './cltv.ts';
import { lineLimits } from './line-limits.ts';
import type { LoanFacts } from './loan-facts.ts';

const $ = toDollars;
const withFee: Terms = { ...defaultTerms(policy), originationFee: toBasisPoints(150) };

const rowOf = (
  rule: RuleCode,
  amount: number | null,
  {
    facts = {},
    terms = withFee,
    by = policy,
    findPayoff = null,
  }: { facts?: Partial<LoanFacts>; terms?: Terms; by?: Policy; findPayoff?: AmountContext['findPayoff'] } = {},
) => {
  const loan = exampleLoan(facts);
  const limits = lineLimits(loan, { terms, policy: by });
  const rows = amountRules(loan, { amount: amount === null ? null : $(amount), terms, limits, policy: by, findPayoff });
  return rows.find((row) => row.rule === rule);
};

describe('line', () => {
  it.each([
    ['lineMinimum', 24_999, 'fail', [{ kind: 'largerLine', amount: 25_000 }]],
    ['lineMinimum', 25_000, 'pass', null],
    ['lineMaximum', 400_000, 'pass', null],
    ['lineMaximum', 400_001, 'fail', [{ kind: 'smallerLine', amount: 400_000 }]],
    ['lineMinimum', null, 'unknown', null],
    ['lineMaximum', null, 'unknown', null],
  ] as const)('%s at %s: %s', (rule, amount, outcome, change) => {
    expect(rowOf(rule, amount)).toMatchObject({ outcome, change });
  });
});

describe('payoff', () => {
  it.each([
    [30_000, 30_000, 'pass', null],
    [30_001, 30_000, 'fail', [{ kind: 'largerLine', amount: 30_001 }]],
    [30_000, null, 'unknown', null],
  ] as const)('of $%s from a line of %s: %s', (total, amount, outcome, change) => {
    const facts = { payoffTotal: $(total) };
    expect(rowOf('payoff', amount, { facts })).toMatchObject({
      outcome,
      change,
      value: { unit: 'dollars', amount: total },
    });
  });

  it('is no rule where nothing is paid off', () => {
    expect(rowOf('payoff', 85_000, { facts: { payoffTotal: $(0) } })).toBeUndefined();
  });
});

describe('cltv', () => {
  it('passes at the limit and fails a dollar over, saying what would change it', () => {
    expect(rowOf('cltv', 200_750)).toMatchObject({
      outcome: 'pass',
      value: { amount: 8500 },
      limit: { amount: 8500 },
      change: null,
    });
    expect(rowOf('cltv', 200_751)).toMatchObject({
      outcome: 'fail',
      value: { unit: 'basisPoints', amount: 8501 },
      change: [
        { kind: 'smallerLine', amount: 200_750 },
        { kind: 'higherValue', value: 579_002 },
        { kind: 'payDownMortgages', amount: 1 },
      ],
    });
  });

  it('offers no smaller line below the least one', () => {
    const facts = { liens: { total: $(480_000), isEstimate: false } };
    expect(rowOf('cltv', 25_000, { facts })?.change).toEqual([
      { kind: 'higherValue', value: 594_118 },
      { kind: 'payDownMortgages', amount: 12_850 },
    ]);
  });

  it('asks no one to pay down more than is owed', () => {
    const facts = {
      liens: { total: $(10_000), isEstimate: false },
      value: { amount: $(20_000), source: 'stated' as const, fsd: null, isConfident: null },
    };
    expect(rowOf('cltv', 100_000, { facts })?.change).toContainEqual({ kind: 'payDownMortgages', amount: 10_000 });
  });

  it.each([
    ['amount', null, {}],
    ['value', 85_000, { value: { amount: null, source: 'stated' as const, fsd: null, isConfident: null } }],
    ['a value of nought', 85_000, { value: { amount: $(0), source: 'stated' as const, fsd: null, isConfident: null } }],
    ['liens', 85_000, { liens: { total: null, isEstimate: true } }],
  ])('is open without %s', (_, amount, facts) => {
    expect(rowOf('cltv', amount, { facts })).toMatchObject({ outcome: 'unknown', value: null });
  });

  it('shows the ratio while the cap is not known', () => {
    expect(rowOf('cltv', 85_000, { facts: { cltvCap: null } })).toMatchObject({
      outcome: 'unknown',
      value: { amount: 6501 },
      limit: null,
    });
  });
});

describe('dti', () => {
  const income = (monthly: number | null) => ({
    facts: { income: { monthly: monthly === null ? null : toCents(monthly), isVerified: true } },
  });

  it('is 41.27 % in the worked example', () => {
    expect(rowOf('dti', 85_000)).toMatchObject({ outcome: 'pass', value: { amount: 4127 }, limit: { amount: 5000 } });
  });

  it('passes at the limit and fails a cent below the income it needs', () => {
    // $2,729.00 of obligations and $737.11 to qualify are half of $6,932.22.
    expect(rowOf('dti', 85_000, income(693_222))).toMatchObject({ outcome: 'pass', value: { amount: 5000 } });
    expect(rowOf('dti', 85_000, income(693_221))).toMatchObject({ outcome: 'fail', value: { amount: 5001 } });
  });

  it('says which smaller line, payoff or income would pass', () => {
    const findPayoff = () => ({ debtIds: ['car'], total: $(17_900) });
    const change = rowOf('dti', 85_000, { ...income(600_000), findPayoff })?.change ?? [];
    expect(change).toEqual([
      { kind: 'smallerLine', amount: expect.any(Number) },
      { kind: 'payOff', debtIds: ['car'], total: 17_900 },
      { kind: 'moreIncome', monthly: 93_222 },
    ]);
    const [smaller] = change;
    const amount = smaller?.kind === 'smallerLine' ? smaller.amount : 0;
    expect(rowOf('dti', amount, income(600_000))?.outcome).toBe('pass');
    expect(rowOf('dti', amount + 1, income(600_000))?.outcome).toBe('fail');
  });

  it('offers a co-borrower only where there is none', () => {
    const alone = rowOf('dti', 85_000, { facts: { ...income(500_000).facts, hasCoborrower: false } });
    expect(alone?.change?.map(({ kind }) => kind)).toEqual(['addCoborrower', 'moreIncome']);
    const both = rowOf('dti', 85_000, { ...income(500_000), findPayoff: () => null });
    expect(both?.change?.map(({ kind }) => kind)).toEqual(['moreIncome']);
  });

  it('rounds the income it needs up, so that it is enough', () => {
    const facts = { ...income(600_000).facts, dtiLimit: toBasisPoints(4300) };
    expect(rowOf('dti', 85_000, { facts })?.change?.at(-1)).toEqual({ kind: 'moreIncome', monthly: 206_073 });
    const enough = { income: { monthly: toCents(806_073), isVerified: true }, dtiLimit: toBasisPoints(4300) };
    expect(rowOf('dti', 85_000, { facts: enough })?.outcome).toBe('pass');
  });

  it('fails on no income at all without a figure', () => {
    expect(rowOf('dti', 85_000, income(0))).toMatchObject({ outcome: 'fail', value: null });
  });

  it('cannot pass yet while a part is missing, but can fail', () => {
    expect(rowOf('dti', 85_000, { facts: { missing: ['taxes'] } })).toMatchObject({
      outcome: 'unknown',
      value: { amount: 4127 },
      change: null,
    });
    expect(rowOf('dti', 85_000, { facts: { ...income(600_000).facts, missing: ['taxes'] } })?.outcome).toBe('fail');
  });

  it.each([
    ['income', 85_000, income(null)],
    ['a limit', 85_000, { facts: { dtiLimit: null } }],
    ['a price', 250_000, {}],
    ['an amount', null, {}],
  ])('is open without %s', (_, amount, given) => {
    expect(rowOf('dti', amount, given)).toMatchObject({ outcome: 'unknown', value: null });
  });

  it('does not count on autopay', () => {
    expect(rowOf('dti', 85_000, { terms: { ...withFee, hasAutopay: true } })?.value).toEqual({
      unit: 'basisPoints',
      amount: 4127,
    });
  });
});

describe('fees and rate', () => {
  const fee = (points: number): Terms => ({ ...withFee, originationFee: toBasisPoints(points) });
  const limits = findStateLimits(policy, 'TX');
  const texas = { stateLimits: limits };
  const allowing = (points: number) => limits && { ...limits, maxFees: toBasisPoints(points) };

  it.each([
    ['Virginia', {}, 499, 'pass', 500, null],
    ['Virginia', {}, 500, 'pass', 500, null],
    ['Virginia', {}, 501, 'fail', 500, [{ kind: 'otherFee', fee: 499 }]],
    ['Texas', texas, 150, 'pass', 200, null],
    ['Texas', texas, 200, 'pass', 200, null],
    ['Texas', texas, 299, 'fail', 200, [{ kind: 'otherFee', fee: 150 }]],
    ['a state not known', { stateLimits: null }, 499, 'pass', 500, null],
    [
      'a state that allows more than we',
      { stateLimits: allowing(600) },
      550,
      'fail',
      500,
      [{ kind: 'otherFee', fee: 499 }],
    ],
  ] as const)('%s, %j, fee %i: %s', (_, facts, points, outcome, limit, change) => {
    expect(rowOf('fees', 85_000, { facts, terms: fee(points) })).toMatchObject({
      outcome,
      limit: { amount: limit },
      change,
    });
  });

  it('names no other fee where the policy has none so low', () => {
    const by = { ...policy, fees: { ...policy.fees, forRate: policy.fees.forRate.filter((each) => each.fee > 0) } };
    const facts = { stateLimits: allowing(100) };
    expect(rowOf('fees', 85_000, { facts, terms: fee(150), by })).toMatchObject({ outcome: 'fail', change: null });
  });

  it.each([
    ['junior', false, 849 - 850, 'pass'],
    ['junior', false, 849 - 851, 'fail'],
    ['first', true, 824 - 650, 'pass'],
    ['first', true, 824 - 651, 'fail'],
  ] as const)('a %s lien against APOR', (_, isFirstLien, apor, outcome) => {
    const by = { ...policy, highCost: { ...policy.highCost, apor: toBasisPoints(apor) } };
    expect(rowOf('rate', 85_000, { facts: { isFirstLien }, by })?.outcome).toBe(outcome);
  });

  it('leaves the rate open where there is no price', () => {
    expect(rowOf('rate', 250_000)).toMatchObject({ outcome: 'unknown', value: null });
  });
});
