import { describe, expect, it } from 'vitest';
import { aCreditFile } from '../testing/builders.ts';
import { scoreNotice } from './score-notice.ts';

describe('scoreNotice', () => {
  const file = aCreditFile([701, 655, 690]);
  const scores = file.scores.map((bureau) => ({ ...bureau, factors: ['a', 'b', 'c', 'd', 'e', 'Too many inquiries'] }));

  it('tells the score used, its bureau, range and day', () => {
    expect(scoreNotice({ ...file, scores })).toEqual({
      score: 690,
      bureau: 'transUnion',
      on: '2026-11-10',
      range: { from: 300, to: 850 },
      factors: ['a', 'b', 'c', 'd', 'Too many inquiries'],
    });
  });

  it('is not made without a score', () => {
    expect(scoreNotice(aCreditFile([null, null]))).toBeNull();
    expect(scoreNotice(aCreditFile([]))).toBeNull();
  });
});
