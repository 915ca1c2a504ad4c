import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { aCreditFile } from '../testing/builders.ts';
import type { RuleCode, TraceRow } from '../trace/trace-row.ts';
import { adverseReasons } from './adverse-reasons.ts';
import { noticeReasons } from './notice-reasons.ts';
import { bureausUsed, isReportUsed } from './report-use.ts';

const failed = (rule: RuleCode, change: Partial<TraceRow> = {}): TraceRow => ({
  rule,
  value: null,
  limit: null,
  outcome: 'fail',
  change: null,
  ...change,
});
const scoreRow = failed('score', { value: { unit: 'score', amount: 612 }, limit: { unit: 'score', amount: 640 } });
const withFactors = (scores: (number | null)[], factors: string[]) => {
  const file = aCreditFile(scores);
  return { ...file, scores: file.scores.map((each) => ({ ...each, factors })) };
};

describe('noticeReasons', () => {
  const file = withFactors([600, 612, 650], ['a', 'b', 'c', 'd', 'Too many inquiries']);
  const texts = (reasons: Parameters<typeof noticeReasons>[0]) => {
    const told = noticeReasons(reasons);
    return told.kind === 'reasons' ? told.reasons.map(({ reason, factor }) => factor ?? reason) : told.kind;
  };

  it('states what lowered the score instead of the score alone', () => {
    expect(texts({ reasons: ['creditScore'], trace: [scoreRow], file })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves room for the other reasons, four in all', () => {
    const trace = [scoreRow, failed('dti'), failed('cltv')];
    expect(texts({ reasons: ['creditScore', 'obligations', 'equity'], trace, file })).toEqual([
      'a',
      'b',
      'obligations',
      'equity',
    ]);
  });

  it('stops where the bureau gave no factors', () => {
    expect(texts({ reasons: ['creditScore'], trace: [scoreRow], file: withFactors([612], []) })).toBe('factorsMissing');
  });

  it('shows nothing of the other applicant’s score', () => {
    const own = withFactors([700], ['a']);
    const told = noticeReasons({ reasons: ['creditScore'], trace: [scoreRow], file: own });
    expect(told).toMatchObject({ reasons: [{ factor: null, isOthers: true }] });
  });

  it('never states more than four', () => {
    const some = fc.uniqueArray(fc.constantFrom(...adverseReasons), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(some, (reasons) => {
        const told = noticeReasons({ reasons, trace: [scoreRow], file });
        expect(told.kind === 'reasons' && told.reasons.length > 0 && told.reasons.length <= 4).toBe(true);
      }),
    );
  });
});

describe('the bureaus of a notice', () => {
  it('are all that were asked, with or without a score', () => {
    expect(bureausUsed(aCreditFile([701, null, 690]))).toHaveLength(3);
    expect(bureausUsed(aCreditFile([701]))).toHaveLength(1);
    expect(bureausUsed(aCreditFile([]))).toEqual(['equifax', 'experian', 'transUnion']);
  });

  it('are none where the reasons needed no report, or none was pulled', () => {
    const file = aCreditFile([701]);
    expect(isReportUsed(['listing'], file)).toBe(false);
    expect(isReportUsed(['listing', 'obligations'], file)).toBe(true);
    expect(isReportUsed(['obligations'], null)).toBe(false);
  });
});
