import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { addressAnswers as address, identityAnswers as identity } from '#testing/identity-answers.ts';
import { steps } from '../steps.ts';
import { checkAnswers } from './check-answers.ts';
import type { Issue, Step } from './define-step.ts';
import { knownAnswers } from './known-answers.ts';

const asOf = toDay('2026-11-15');

const wrongAt = (...path: Issue['path']): Issue => ({ path, code: 'invalid' });

it.each([
  ['nothing where no answers were sent', 'none', [wrongAt()], null],
  ['all where only the whole is wrong', { a: 1 }, [wrongAt()], { a: 1 }],
  [
    'no wrong answer',
    { a: 1, b: { c: 2, d: 3 } },
    [wrongAt('a'), wrongAt('b', 'c')],
    { a: null, b: { c: null, d: 3 } },
  ],
  ['no wrong part of an entry', { list: [{ a: 1, b: 2 }] }, [wrongAt('list', 0, 'a')], { list: [{ a: null, b: 2 }] }],
  ['no list with an entry that is none', { list: [{ a: 1 }, 7] }, [wrongAt('list', 1)], { list: null }],
  ['what has no such part', { a: 'text' }, [wrongAt('a', 'b', 'c')], { a: 'text' }],
])('knows %s', (_what, answers, wrong, known) => {
  const before = structuredClone(answers);
  expect(knownAnswers({ answers, wrong })).toEqual(known);
  expect(answers).toEqual(before);
});

describe('a page with something wrong', () => {
  const placesOf = (step: Step, answers: unknown) => {
    const checked = checkAnswers({
      step,
      answers,
      asOf,
      within: { application: applicationOf(homeownerWithOneJob, 'propertyValue'), person: 'borrower' },
    });
    return checked.kind === 'invalid' ? checked.issues.map(({ path, code }) => `${path.join('.')} ${code}`) : [];
  };

  it('tells what only the calendar or the application knows together with what is wrong in itself', () => {
    const tooYoung = { ...identity, dateOfBirth: '2020-01-01', address: { ...address, zip: '1' } };
    expect(placesOf(steps.creditScore, tooYoung)).toEqual(['dateOfBirth tooYoung', 'address.zip zipFormat']);
    const jobs = [
      { employerName: null, startDate: '2027-01-01', isCurrent: true },
      { employerName: 'A', startDate: '2026-05-01', isCurrent: false, endDate: '2026-04-01' },
    ];
    const found = placesOf(steps.application5, { isEmployed: true, employments: jobs });
    expect(found).toContain('employments.0.employerName required');
    expect(found).toContain('employments.0.startDate inFuture');
    expect(found).toContain('employments.1.endDate endsBeforeStart');
    expect(placesOf(steps.application, { creditType: 'joint' })).toContain('creditType jointNeedsTwo');
  });

  it('says nothing of the rest where an answer it needs is missing or wrong', () => {
    const home = { address, basis: 'own', isCurrent: true, from: '13/2020', to: null };
    expect(placesOf(steps.application, { residences: [home] })).not.toContain('residences addressGap');
    expect(placesOf(steps.application, { residences: [{ ...home, from: '2026-05-01' }] })).toContain(
      'residences addressGap',
    );
    expect(placesOf(steps.application5, { isEmployed: true, employments: ['none'] })).toEqual([
      'employments.0 invalid',
    ]);
    expect(placesOf(steps.application5, 'none')).toEqual([' invalid']);
  });
});
