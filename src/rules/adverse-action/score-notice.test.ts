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

  it.each([
    ['no inquiries', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd']],
    ['inquiries among the first four', ['a', 'Inquiries', 'c', 'd', 'e'], ['a', 'Inquiries', 'c', 'd']],
    ['inquiries named twice', ['a', 'b', 'c', 'd', 'inquiry', 'inquiries'], ['a', 'b', 'c', 'd', 'inquiry']],
    ['fewer than four', ['a'], ['a']],
  ])('names four factors, and a fifth only for inquiries: %s', (_, factors, told) => {
    expect(scoreNotice({ ...file, scores: file.scores.map((each) => ({ ...each, factors })) })?.factors).toEqual(told);
  });

  it('is not made without a score', () => {
    expect(scoreNotice(aCreditFile([null, null]))).toBeNull();
    expect(scoreNotice(aCreditFile([]))).toBeNull();
  });
});
