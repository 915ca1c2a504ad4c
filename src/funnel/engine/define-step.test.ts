import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyApplication } from '#entities/application/application.ts';
import { day, toDay } from '#entities/values/day.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { plainStepOptions } from '#testing/plain-step-options.ts';
import { checkAnswers } from './check-answers.ts';
import { defineStep } from './define-step.ts';

const pets = defineStep({
  key: 'pets',
  path: '/pets',
  ...plainStepOptions,
  answers: z.object({
    hasPets: z.boolean(),
    since: day.nullable(),
    nickname: z.string().nullable(),
    list: z.array(z.object({ id: z.string(), name: z.string().min(1), cost: positiveDollars.min(1).nullable() })),
  }),
  fields: [
    { name: 'hasPets', kind: 'yesNo' },
    { name: 'since', kind: 'month', isAsked: ({ hasPets }) => hasPets === true },
    { name: 'nickname', kind: 'text', optional: true },
    {
      name: 'list',
      kind: 'list',
      isAsked: ({ hasPets }) => hasPets === true,
      item: [
        { name: 'name', kind: 'text' },
        { name: 'cost', kind: 'money', isAsked: ({ name }) => name !== 'stray' },
      ],
    },
  ],
  read: () => ({ hasPets: null, since: null, nickname: null, list: [] }),
  write: (application) => application,
  check: ({ since }, asOf) => (since !== null && since > asOf ? [{ path: ['since'], code: 'inFuture' }] : []),
});

const asOf = toDay('2026-11-15');
const check = (answers: unknown) => checkAnswers({ step: pets, answers, asOf });

describe('a defined step', () => {
  it('wants what is asked and leaves the rest', () => {
    expect(check({ hasPets: false })).toEqual({
      kind: 'valid',
      answers: { hasPets: false, since: null, nickname: null, list: [] },
    });
  });

  it('takes back the answer to a question that is no longer asked', () => {
    const checked = check({ hasPets: false, since: '2020-01-01', list: [{ name: 'Rex', cost: 3 }] });
    expect(checked).toMatchObject({ kind: 'valid', answers: { since: null, list: [] } });
  });

  it('names every missing answer at once', () => {
    expect(check({})).toEqual({ kind: 'invalid', issues: [{ path: ['hasPets'], code: 'required' }] });
    expect(check({ hasPets: true, list: [{ name: '' }, { name: 'Rex' }] })).toEqual({
      kind: 'invalid',
      issues: [
        { path: ['since'], code: 'required' },
        { path: ['list', 0, 'name'], code: 'required' },
        { path: ['list', 0, 'cost'], code: 'required' },
        { path: ['list', 1, 'cost'], code: 'required' },
      ],
    });
  });

  it('gives list items an id and asks their own follow-ups', () => {
    const checked = check({
      hasPets: true,
      since: '2020-01-01',
      list: [
        { name: 'stray', cost: 5 },
        { id: 'b', name: 'Rex', cost: 5 },
      ],
    });
    expect(checked).toMatchObject({
      kind: 'valid',
      answers: {
        list: [
          { id: 'list-1', name: 'stray', cost: null },
          { id: 'b', name: 'Rex', cost: 5 },
        ],
      },
    });
  });

  it('asks the calendar last', () => {
    const answers = { hasPets: true, since: '2027-01-01', list: [{ name: 'Rex', cost: 1 }] };
    expect(check(answers)).toEqual({ kind: 'invalid', issues: [{ path: ['since'], code: 'inFuture' }] });
  });

  it('tells wrong, negative, too small, too big and too long apart', () => {
    expect(check({ hasPets: 'yes' })).toMatchObject({ issues: [{ code: 'invalid' }] });
    expect(check({ hasPets: true, since: '2020-01-01', list: [{ name: 'a', cost: -1 }] })).toMatchObject({
      issues: [{ code: 'negative' }],
    });
    expect(check({ hasPets: true, since: '2020-01-01', list: [{ name: 'a', cost: 0 }] })).toMatchObject({
      issues: [{ code: 'tooSmall' }],
    });
    expect(check({ hasPets: true, since: '2020-01-01', list: [{ name: 'a', cost: 2e9 }] })).toMatchObject({
      issues: [{ code: 'tooBig' }],
    });
    expect(check('nonsense')).toMatchObject({ kind: 'invalid' });
  });

  it('has nothing particular about it unless it says so', () => {
    expect(pets).toMatchObject({ requires: [], acceptsOffer: false, detour: null, storedSeparately: false });
    expect(pets.isAsked(emptyApplication(), 'borrower')).toBe(true);
  });
});

type Definition = Parameters<typeof defineStep>[0];
type RequiredName = {
  [Name in keyof Definition]-?: object extends Pick<Definition, Name> ? never : Name;
}[keyof Definition];

it('does not compile without what would change the journey unnoticed', () => {
  // A default for one of these, or another required part, is a type error here.
  const required: Record<RequiredName, true> = {
    key: true,
    path: true,
    answers: true,
    fields: true,
    read: true,
    write: true,
    askedOf: true,
    chapter: true,
    seconds: true,
    screen: true,
    aside: true,
    refusedBy: true,
    asks: true,
    settlesOnSubmit: true,
    followUps: true,
  };
  expect(Object.keys(required)).toEqual(expect.arrayContaining(Object.keys(plainStepOptions)));
});
