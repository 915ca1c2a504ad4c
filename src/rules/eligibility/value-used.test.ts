import { describe, expect, it } from 'vitest';
import { APPRAISAL, type Valuation } from '#entities/facts/valuation.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { policy } from '../testing/worked-example.ts';
import { valueUsed } from './value-used.ts';

const stated = toDollars(600_000);
const answer = (model: string, value: number | null, fsd: number | null): Valuation => ({
  model,
  value: value === null ? null : toDollars(value),
  low: null,
  high: null,
  fsd,
  asOf: toDay('2026-11-15'),
});
const [first = '', second = ''] = policy.valuation.cascade;

describe('valueUsed', () => {
  it.each([
    ['before any was asked', null, { amount: 600_000, source: 'stated', fsd: null, isConfident: null }],
    [
      'one that is sure',
      [answer(first, 579_000, 20)],
      { amount: 579_000, source: 'valuation', fsd: 20, isConfident: true },
    ],
    [
      'one that is not',
      [answer(first, 579_000, 20.1)],
      { amount: 600_000, source: 'stated', fsd: 20.1, isConfident: false },
    ],
    [
      'the second when the first is not sure',
      [answer(first, 900_000, 30), answer(second, 579_000, 9)],
      { amount: 579_000, source: 'valuation', fsd: 9, isConfident: true },
    ],
    [
      'the first in the policy’s order',
      [answer(second, 700_000, 5), answer(first, 579_000, 19)],
      { amount: 579_000, source: 'valuation', fsd: 19, isConfident: true },
    ],
    [
      'a model the policy does not list comes last',
      [answer('stray', 700_000, 5), answer(second, 579_000, 19)],
      { amount: 579_000, source: 'valuation', fsd: 19, isConfident: true },
    ],
    [
      'an appraisal before any model',
      [answer(first, 579_000, 5), answer(APPRAISAL, 601_000, null)],
      { amount: 601_000, source: 'valuation', fsd: null, isConfident: true },
    ],
    [
      'an appraisal without a value is none',
      [answer(APPRAISAL, null, null)],
      { amount: 600_000, source: 'stated', fsd: null, isConfident: false },
    ],
    [
      'a stray one alone',
      [answer('stray', 579_000, 5)],
      { amount: 579_000, source: 'valuation', fsd: 5, isConfident: true },
    ],
    ['no value in it', [answer(first, null, 5)], { amount: 600_000, source: 'stated', fsd: null, isConfident: false }],
    [
      'no FSD in it',
      [answer(first, 579_000, null)],
      { amount: 600_000, source: 'stated', fsd: null, isConfident: false },
    ],
    [
      'the surest of those that failed',
      [answer(first, 1, 40), answer(second, 1, 30)],
      { amount: 600_000, source: 'stated', fsd: 30, isConfident: false },
    ],
    ['an empty cascade', [], { amount: 600_000, source: 'stated', fsd: null, isConfident: false }],
  ] as const)('%s', (_, valuations, expected) => {
    expect(valueUsed({ stated, valuations: valuations && [...valuations] }, policy)).toEqual(expected);
  });
});
