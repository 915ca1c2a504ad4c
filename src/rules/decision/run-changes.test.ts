import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import type { Figure, TraceRow } from '../trace/trace-row.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import { isSameRun, runChanges } from './run-changes.ts';

const decidedOn = (day: string, amount: number) => {
  const { offerChoice } = exampleApplication();
  return decide({
    application: exampleApplication({ offerChoice: offerChoice && { ...offerChoice, amount: toDollars(amount) } }),
    facts: exampleFacts(),
    policy,
    asOf: toDay(day),
  });
};

const row = (change: Partial<TraceRow>): TraceRow => ({
  rule: 'title',
  value: { unit: 'code', code: 'person' },
  limit: { unit: 'codes', codes: ['person'] },
  outcome: 'pass',
  change: null,
  ...change,
});
const times = (amount: number, withinMonths: number): Figure => ({ unit: 'times', amount, withinMonths });
const lates = (count: number, months: number) =>
  row({ rule: 'mortgageLates', value: times(count, months), limit: times(1, months) });

const person = { unit: 'code', code: 'person' } as const;
const trust = { unit: 'code', code: 'trust' } as const;

describe('what a run says differently from the one before', () => {
  it.each<[string, TraceRow[], TraceRow[], object[]]>([
    [
      'nothing, where nothing changed',
      [row({}), row({ rule: 'rate', limit: null, value: null })],
      [row({}), row({ rule: 'rate', limit: null, value: null })],
      [],
    ],
    [
      'a figure, though the rule is met as before',
      [row({})],
      [row({ value: trust })],
      [{ rule: 'title', before: person, after: trust, outcomeBefore: 'pass', outcomeAfter: 'pass' }],
    ],
    [
      'an outcome, though the figure is the same',
      [row({})],
      [row({ outcome: 'fail' })],
      [{ rule: 'title', before: person, after: person, outcomeBefore: 'pass', outcomeAfter: 'fail' }],
    ],
    [
      'a figure that was not known',
      [row({ value: null, outcome: 'unknown' })],
      [row({})],
      [{ rule: 'title', before: null, after: person, outcomeBefore: 'unknown', outcomeAfter: 'pass' }],
    ],
    [
      'a rule that is new, even without a figure',
      [],
      [row({ value: null })],
      [{ rule: 'title', before: null, after: null, outcomeBefore: null, outcomeAfter: 'pass' }],
    ],
    [
      'a rule that is no more',
      [row({}), row({ rule: 'payoff' })],
      [row({})],
      [{ rule: 'payoff', before: person, after: null, outcomeBefore: 'pass', outcomeAfter: null }],
    ],
    [
      'one of the two windows of late payments',
      [lates(0, 12), lates(1, 24)],
      [lates(0, 12), lates(2, 24)],
      [
        {
          rule: 'mortgageLates',
          before: times(1, 24),
          after: times(2, 24),
          outcomeBefore: 'pass',
          outcomeAfter: 'pass',
        },
      ],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(runChanges({ trace: before }, { trace: after })).toEqual(changes);
  });
});

describe('a run', () => {
  const one = decidedOn(asOf, 85_000);
  const withRow = (change: Partial<TraceRow>): Decision => ({ ...one, trace: [row(change)] });
  const months = (amount: number): Figure => ({ unit: 'months', amount });
  const days = (amount: number): Figure => ({ unit: 'days', amount });

  it('is the same while only days pass, and another when the amount changes', () => {
    expect(isSameRun(one, decidedOn('2026-11-20', 85_000))).toBe(true);
    expect(isSameRun(one, decidedOn(asOf, 86_000))).toBe(false);
  });

  it.each<[string, Partial<TraceRow>, Partial<TraceRow>, boolean]>([
    ['months that grew', { value: months(5) }, { value: months(6) }, true],
    ['days that grew', { value: days(89) }, { value: days(90) }, true],
    ['months that grew enough', { value: months(5), outcome: 'fail' }, { value: months(6) }, false],
    ['another limit', { limit: months(6) }, { limit: months(12) }, false],
    ['another figure', { value: person }, { value: trust }, false],
    ['a figure that was not known', { value: null }, { value: person }, false],
    ['another rule', { rule: 'title' }, { rule: 'usage' }, false],
    ['another way out', { change: null }, { change: [{ kind: 'takeOffMarket' }] }, true],
  ])('with %s', (_, before, after, isSame) => {
    expect(isSameRun(withRow(before), withRow(after))).toBe(isSame);
  });

  it.each<Partial<Decision>>([
    { policyVersion: toDay('2026-11-01') },
    { outcome: 'unknown' },
    { chosen: { ...one.chosen, years: 5 } },
    { maxLine: null },
    { figures: { ...one.figures, score: 741 } },
  ])('is another with %j', (change) => {
    expect(isSameRun(one, { ...one, ...change })).toBe(false);
  });
});
