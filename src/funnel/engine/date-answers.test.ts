import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { identityAnswers as identity } from '#testing/identity-answers.ts';
import { steps } from '../steps.ts';
import { checkAnswers } from './check-answers.ts';

const asOf = toDay('2026-11-15');
const event = { kind: 'bankruptcy', on: '2020-01-01', chapter: 'chapter7' };

describe('a date in a step’s answers', () => {
  it.each([
    ['05/20/2019', '2019-05-01'],
    ['05/2019', '2019-05-01'],
    ['2019-05', '2019-05-01'],
    ['2019-05-20', '2019-05-20'],
  ])('reads the month "%s" as %s', (on, stored) => {
    const answers = { hasFbm: true, derogatoryEvents: [{ ...event, on }] };
    expect(checkAnswers({ step: steps.hasFbm, answers, asOf })).toMatchObject({
      kind: 'valid',
      answers: { derogatoryEvents: [{ on: stored }] },
    });
  });

  it.each(['03/14/1985', '3-14-1985', '1985-03-14'])('reads the day "%s"', (dateOfBirth) => {
    const checked = checkAnswers({ step: steps.creditScore, answers: { ...identity, dateOfBirth }, asOf });
    expect(checked).toMatchObject({ kind: 'valid', answers: { dateOfBirth: '1985-03-14' } });
  });
});
