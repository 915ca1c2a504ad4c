import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { outcome, type RuleCode, ruleCode, type TraceRow } from '../trace/trace-row.ts';
import { type AdverseReason, adverseReasons, principalReasons } from './adverse-reasons.ts';

const row = (rule: RuleCode, change: Partial<TraceRow> = {}): TraceRow => ({
  rule,
  value: null,
  limit: null,
  outcome: 'fail',
  change: null,
  ...change,
});
const told = (...rows: TraceRow[]) => principalReasons(rows).map(({ reason }) => reason);

describe('principalReasons', () => {
  it.each([
    ['state', 'state'],
    ['usage', 'usage'],
    ['propertyType', 'propertyType'],
    ['units', 'units'],
    ['title', 'title'],
    ['listing', 'listing'],
    ['ownership', 'ownership'],
    ['repeatLine', 'repeatLine'],
    ['equityCredit', 'equityCredit'],
    ['score', 'creditScore'],
    ['investmentScore', 'creditScore'],
    ['mortgageLates', 'mortgageLates'],
    ['bankruptcy', 'bankruptcy'],
    ['foreclosure', 'foreclosure'],
    ['shortSale', 'shortSale'],
    ['deedInLieu', 'deedInLieu'],
    ['lineMinimum', 'amount'],
    ['lineMaximum', 'amount'],
    ['payoff', 'payoff'],
    ['cltv', 'equity'],
    ['dti', 'obligations'],
    ['fees', 'fees'],
    ['rate', 'rate'],
    ['valuation', 'equity'],
  ] as [RuleCode, AdverseReason][])('%s is told as %s', (rule, reason) => {
    expect(told(row(rule))).toEqual([reason]);
  });

  it('tells a file without a score from a low one', () => {
    expect(told(row('score', { value: { unit: 'code', code: 'none' } }))).toEqual(['noCreditScore']);
    expect(told(row('score', { value: { unit: 'code', code: 'below640' } }))).toEqual(['creditScore']);
    const none = { value: { unit: 'code', code: 'none' } } as const;
    expect(told(row('score', none), row('investmentScore', none))).toEqual(['noCreditScore']);
    expect(told(row('score', { value: { unit: 'score', amount: 600 } }))).toEqual(['creditScore']);
  });

  it('names four at most, the most important first, each once and with its row', () => {
    const rows = [row('state'), row('dti'), row('cltv'), row('investmentScore'), row('score'), row('bankruptcy')];
    expect(told(...rows)).toEqual(['creditScore', 'bankruptcy', 'obligations', 'equity']);
    expect(principalReasons(rows)[0]?.row.rule).toBe('investmentScore');
  });

  it('takes only what failed, and keeps the order of importance', () => {
    const rows = fc.array(
      fc
        .record({ rule: fc.constantFrom(...ruleCode.options), outcome: fc.constantFrom(...outcome.options) })
        .map((change) => row(change.rule, change)),
    );
    fc.assert(
      fc.property(rows, (trace) => {
        const reasons = principalReasons(trace);
        const places = reasons.map(({ reason }) => adverseReasons.indexOf(reason));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        expect(reasons.length).toBeLessThanOrEqual(4);
        expect(reasons.every((each) => each.row.outcome === 'fail')).toBe(true);
        expect(reasons.length > 0).toBe(trace.some((each) => each.outcome === 'fail'));
      }),
    );
  });
});
