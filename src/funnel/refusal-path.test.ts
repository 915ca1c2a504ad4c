import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { type RuleCode, ruleCode, type TraceRow } from '#rules/trace/trace-row.ts';
import { refusalPath } from './refusal-path.ts';
import { steps } from './steps.ts';

const row = (rule: RuleCode, change: Partial<TraceRow> = {}): TraceRow => ({
  rule,
  value: null,
  limit: null,
  outcome: 'fail',
  change: null,
  ...change,
});

const pages: Partial<Record<RuleCode, string>> = {
  state: '/app/initial-setup/zip?view=waitlist',
  score: '/app/ineligible/boost',
  investmentScore: '/app/ineligible/boost',
  mortgageLates: '/app/ineligible/late-payment',
  bankruptcy: '/app/ineligible/late-payment',
  foreclosure: '/app/ineligible/late-payment',
  shortSale: '/app/ineligible/late-payment',
  deedInLieu: '/app/ineligible/late-payment',
  cltv: '/app/ineligible/low-equity',
};

describe('where a refusal leads', () => {
  it.each(ruleCode.options)('%s', (rule) => {
    expect(refusalPath({ step: steps.mortgageBalance, trace: [row(rule)] })).toBe(pages[rule] ?? null);
    expect(refusalPath({ step: steps.mortgageBalance, trace: [row(rule, { outcome: 'unknown' })] })).toBeNull();
    expect(refusalPath({ step: steps.mortgageBalance, trace: [row(rule, { outcome: 'pass' })] })).toBeNull();
  });

  it('stays where a smaller line would do', () => {
    const change: TraceRow['change'] = [{ kind: 'smallerLine', amount: toDollars(40_000) }];
    expect(refusalPath({ step: steps.previewOffer, trace: [row('cltv', { change })] })).toBeNull();
  });

  it.each([
    ['hasFbm', 'foreclosure', true],
    ['hasFbm', 'score', false],
    ['prequalDerogatory', 'bankruptcy', true],
    ['zip', 'state', true],
    ['zip', 'cltv', false],
    ['mcr', 'state', true],
    ['prequalAddress', 'state', true],
    ['creditRange', 'score', false],
    ['mortgageEstimate', 'cltv', false],
    ['creditScore', 'score', true],
    ['prequalCredit', 'score', true],
  ] as const)('at %s a failing %s ends the journey: %s', (key, rule, ends) => {
    expect(refusalPath({ step: steps[key], trace: [row(rule)] }) !== null).toBe(ends);
  });

  it('takes the first of several in the order of the trace', () => {
    expect(refusalPath({ step: steps.creditScore, trace: [row('dti'), row('score'), row('cltv')] })).toBe(
      '/app/ineligible/boost',
    );
  });
});
