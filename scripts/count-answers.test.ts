import { expect, it } from 'vitest';
import { countAnswers, totals } from './count-answers.ts';

it('one person with one job types at most 9 answers to a first estimate and 22 to an offer', () => {
  const { toEstimate, toOffer } = totals();
  expect(toEstimate).toBeLessThanOrEqual(9);
  expect(toOffer).toBeLessThanOrEqual(22);
});

it('no page asks for nothing', () => {
  expect(countAnswers().filter(({ answers }) => answers === 0)).toEqual([]);
});
