import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { coversTwoYears } from './residence-history.ts';

const asOf = toDay('2026-11-15');
const stays = (...spans: [string, string | null][]) =>
  spans.map(([from, to]) => ({ from: toDay(from), to: to === null ? null : toDay(to) }));

describe('two years of addresses', () => {
  it.each([
    ['one home for long', stays(['2016-05-01', null])],
    ['since two years ago to the month', stays(['2024-11-01', null])],
    ['two that touch', stays(['2025-06-01', null], ['2020-01-01', '2025-06-01'])],
    ['two in neighbouring months', stays(['2025-07-01', null], ['2020-01-01', '2025-06-01'])],
    ['two at a time', stays(['2019-01-01', null], ['2020-01-01', '2021-06-01'])],
    ['an old gap', stays(['2023-01-01', null], ['2010-01-01', '2015-01-01'])],
  ])('are covered by %s', (_name, residences) => {
    expect(coversTwoYears(residences, asOf)).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['a home of last year only', stays(['2025-11-01', null])],
    ['a gap of two months', stays(['2025-08-01', null], ['2020-01-01', '2025-06-01'])],
    ['no home now', stays(['2016-05-01', '2026-11-01'])],
  ])('are not covered by %s', (_name, residences) => {
    expect(coversTwoYears(residences, asOf)).toBe(false);
  });

  it('are not judged while it is not known since when', () => {
    expect(coversTwoYears([{ from: null, to: null }], asOf)).toBeNull();
  });
});
