import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { amountRow, withFee } from '../testing/amount-row.ts';

const $ = toDollars;

describe('line', () => {
  it.each([
    ['lineMinimum', 24_999, 'fail', [{ kind: 'largerLine', amount: 25_000 }]],
    ['lineMinimum', 25_000, 'pass', null],
    ['lineMaximum', 400_000, 'pass', null],
    ['lineMaximum', 400_001, 'fail', [{ kind: 'smallerLine', amount: 400_000 }]],
    ['lineMinimum', null, 'unknown', null],
    ['lineMaximum', null, 'unknown', null],
  ] as const)('%s at %s: %s', (rule, amount, outcome, change) => {
    const value = amount === null ? null : { unit: 'dollars', amount };
    expect(amountRow(rule, amount)).toMatchObject({ outcome, change, value });
  });
});

describe('payoff', () => {
  const withoutFee = { ...withFee, originationFee: toBasisPoints(0) };
  it.each([
    [30_000, 30_000, withoutFee, 30_000, 'pass', null],
    [30_001, 30_000, withoutFee, 30_000, 'fail', [{ kind: 'largerLine', amount: 30_001 }]],
    // A fee of 1.5% takes $450 of $30,000, and $456.85 of $30,457.
    [29_550, 30_000, withFee, 29_550, 'pass', null],
    [29_551, 30_000, withFee, 29_550, 'fail', [{ kind: 'largerLine', amount: 30_002 }]],
    [30_000, 30_000, withFee, 29_550, 'fail', [{ kind: 'largerLine', amount: 30_457 }]],
    [30_000, null, withFee, null, 'unknown', null],
  ] as const)('of $%s from a line of %s: %s', (total, amount, terms, left, outcome, change) => {
    const facts = { payoffTotal: $(total) };
    expect(amountRow('payoff', amount, { facts, terms })).toMatchObject({
      outcome,
      change,
      value: { unit: 'dollars', amount: total },
      limit: left && { unit: 'dollars', amount: left },
    });
  });

  it('asks to pay off less where no line may be as large', () => {
    const facts = { payoffTotal: $(300_000) };
    expect(amountRow('payoff', 100_000, { facts })?.change).toEqual([{ kind: 'payOffLess', total: 98_500 }]);
    // All of the largest line, $200,750 less its fee.
    const whole = { payoffTotal: $(197_738), income: { monthly: toCents(5_000_000), isVerified: true } };
    expect(amountRow('payoff', 100_000, { facts: whole })?.change).toEqual([{ kind: 'largerLine', amount: 200_750 }]);
    const poor = { payoffTotal: $(60_000), income: { monthly: toCents(600_000), isVerified: true } };
    expect(amountRow('payoff', 30_000, { facts: poor })?.change).toEqual([{ kind: 'payOffLess', total: 29_550 }]);
  });

  it('is no rule where nothing is paid off', () => {
    expect(amountRow('payoff', 85_000, { facts: { payoffTotal: $(0) } })).toBeUndefined();
  });
});

describe('cltv', () => {
  it('passes at the limit and fails a dollar over, saying what would change it', () => {
    expect(amountRow('cltv', 200_750)).toMatchObject({
      outcome: 'pass',
      value: { amount: 8500 },
      limit: { amount: 8500 },
      change: null,
    });
    expect(amountRow('cltv', 200_751)).toMatchObject({
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
    expect(amountRow('cltv', 25_000, { facts })?.change).toEqual([
      { kind: 'higherValue', value: 594_118 },
      { kind: 'payDownMortgages', amount: 12_850 },
    ]);
    const leaving = (least: number) => ({ liens: { total: $(492_150 - least), isEstimate: false } });
    expect(amountRow('cltv', 26_000, { facts: leaving(24_999) })?.change).not.toContainEqual(
      expect.objectContaining({ kind: 'smallerLine' }),
    );
    expect(amountRow('cltv', 26_000, { facts: leaving(25_000) })?.change).toContainEqual({
      kind: 'smallerLine',
      amount: 25_000,
    });
  });

  it('speaks of paying mortgages down only where that would be enough', () => {
    const owing = (total: number, openLines = 0) => ({
      facts: {
        liens: { total: $(total), isEstimate: false },
        openLines: $(openLines),
        value: { amount: $(100_000), source: 'stated' as const, fsd: null, isConfident: null },
      },
    });
    // 85% of the value: a line that size fits only a home without a mortgage.
    expect(amountRow('cltv', 85_000, owing(10_000))?.change).toContainEqual({
      kind: 'payDownMortgages',
      amount: 10_000,
    });
    expect(amountRow('cltv', 85_000, owing(0))?.outcome).toBe('pass');
    expect(amountRow('cltv', 85_001, owing(10_000))?.change?.map(({ kind }) => kind)).not.toContain('payDownMortgages');
    // An open line counts at its full limit, even with a small balance.
    expect(amountRow('cltv', 80_000, owing(10_000, 5000))?.change).toContainEqual({
      kind: 'payDownMortgages',
      amount: 5000,
    });
    expect(amountRow('cltv', 80_001, owing(10_000, 5000))?.change?.map(({ kind }) => kind)).not.toContain(
      'payDownMortgages',
    );
  });

  it.each([
    ['amount', null, {}],
    ['value', 85_000, { value: { amount: null, source: 'stated' as const, fsd: null, isConfident: null } }],
    ['a value of nought', 85_000, { value: { amount: $(0), source: 'stated' as const, fsd: null, isConfident: null } }],
    ['liens', 85_000, { liens: { total: null, isEstimate: true } }],
  ])('is open without %s', (_, amount, facts) => {
    expect(amountRow('cltv', amount, { facts })).toMatchObject({ outcome: 'unknown', value: null });
  });

  it('shows the ratio while the cap is not known', () => {
    expect(amountRow('cltv', 85_000, { facts: { cltvCap: null } })).toMatchObject({
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
    expect(amountRow('dti', 85_000)).toMatchObject({
      outcome: 'pass',
      value: { amount: 4127 },
      limit: { amount: 5000 },
    });
  });

  it('passes at the limit and fails a cent below the income it needs', () => {
    // $2,729.00 of obligations and $737.11 to qualify are half of $6,932.22.
    expect(amountRow('dti', 85_000, income(693_222))).toMatchObject({ outcome: 'pass', value: { amount: 5000 } });
    expect(amountRow('dti', 85_000, income(693_221))).toMatchObject({ outcome: 'fail', value: { amount: 5001 } });
  });

  it('says which smaller line, payoff or income would pass', () => {
    const findPayoff = () => ({ debtIds: ['car'], total: $(17_900) });
    const change = amountRow('dti', 85_000, { ...income(600_000), findPayoff })?.change ?? [];
    expect(change).toEqual([
      { kind: 'smallerLine', amount: expect.any(Number) },
      { kind: 'payOff', debtIds: ['car'], total: 17_900 },
      { kind: 'moreIncome', monthly: 93_222 },
    ]);
    const [smaller] = change;
    const amount = smaller?.kind === 'smallerLine' ? smaller.amount : 0;
    expect(amountRow('dti', amount, income(600_000))?.outcome).toBe('pass');
    expect(amountRow('dti', amount + 1, income(600_000))?.outcome).toBe('fail');
  });

  it('offers a co-borrower only where there is none', () => {
    const alone = amountRow('dti', 85_000, { facts: { ...income(500_000).facts, hasCoborrower: false } });
    expect(alone?.change?.map(({ kind }) => kind)).toEqual(['addCoborrower', 'moreIncome']);
    const both = amountRow('dti', 85_000, { ...income(500_000), findPayoff: () => null });
    expect(both?.change?.map(({ kind }) => kind)).toEqual(['moreIncome']);
  });

  it('rounds the income it needs up, so that it is enough', () => {
    const facts = { ...income(600_000).facts, dtiLimit: toBasisPoints(4300) };
    expect(amountRow('dti', 85_000, { facts })?.change?.at(-1)).toEqual({ kind: 'moreIncome', monthly: 206_073 });
    const enough = { income: { monthly: toCents(806_073), isVerified: true }, dtiLimit: toBasisPoints(4300) };
    expect(amountRow('dti', 85_000, { facts: enough })?.outcome).toBe('pass');
  });

  it('fails on no income at all without a figure', () => {
    expect(amountRow('dti', 85_000, income(0))).toMatchObject({ outcome: 'fail', value: null });
  });

  it('cannot pass yet while a part is missing, but can fail', () => {
    expect(amountRow('dti', 85_000, { facts: { missing: ['taxes'] } })).toMatchObject({
      outcome: 'unknown',
      value: { amount: 4127 },
      change: null,
    });
    expect(amountRow('dti', 85_000, { facts: { ...income(600_000).facts, missing: ['taxes'] } })?.outcome).toBe('fail');
  });

  it.each([
    ['income', 85_000, income(null)],
    ['a limit', 85_000, { facts: { dtiLimit: null } }],
    ['a price', 250_000, {}],
    ['an amount', null, {}],
  ])('is open without %s', (_, amount, given) => {
    expect(amountRow('dti', amount, given)).toMatchObject({ outcome: 'unknown', value: null });
  });

  it('does not count on autopay', () => {
    expect(amountRow('dti', 85_000, { terms: { ...withFee, hasAutopay: true } })?.value).toEqual({
      unit: 'basisPoints',
      amount: 4127,
    });
  });
});
