import { expect, it } from 'vitest';
import { steps } from '#funnel/steps.ts';
import { questionWords } from '../question-words.ts';
import { changedAnswers } from './changed-answers.ts';

const changed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  changedAnswers(steps.isSelfEmployed, { before, after, words: questionWords('isSelfEmployed') }).map(
    ({ path, before: was, after: is }) => [path, was, is],
  );

it('are the questions that differ, as people read them', () => {
  const before = { isSelfEmployed: false, annualIncome: 96_000 };
  expect(changed(before, { ...before, annualIncome: 90_000 })).toEqual([['annualIncome', '$96,000', '$90,000']]);
  expect(changed(before, before)).toEqual([]);
});

it('name an answer that was not there before', () => {
  expect(changed({ isSelfEmployed: false, annualIncome: null }, { isSelfEmployed: true, annualIncome: 1 })).toEqual([
    ['isSelfEmployed', 'No', 'Yes'],
    ['annualIncome', null, '$1'],
  ]);
});
