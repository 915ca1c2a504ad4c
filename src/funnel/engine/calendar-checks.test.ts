import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { adult, inOrder, notInFuture } from './calendar-checks.ts';

const asOf = toDay('2026-11-15');
const path = ['on'];
const code = (issues: { code: string }[]) => issues.map((issue) => issue.code);
const dated = (date: string | null) => ({ path, date: date === null ? null : toDay(date), asOf });

describe('a date', () => {
  it.each([
    ['2026-11-14', []],
    ['2026-11-15', []],
    ['2026-11-16', ['inFuture']],
    [null, []],
  ])('%s against today: %j', (date, future) => {
    expect(code(notInFuture(dated(date)))).toEqual(future);
  });

  it('is told of by its place', () => {
    expect(notInFuture(dated('2026-11-16'))).toEqual([{ path, code: 'inFuture' }]);
  });
});

describe('a birth date', () => {
  it.each([
    ['2008-11-15', []],
    ['2008-11-16', ['tooYoung']],
    ['1906-11-15', []],
    ['1906-11-14', ['tooLongAgo']],
    [null, []],
  ])('%s gives %j', (date, codes) => {
    expect(code(adult(dated(date)))).toEqual(codes);
  });
});

describe('a span', () => {
  it.each([
    ['2025-01-01', '2025-01-01', []],
    ['2025-01-02', '2025-01-01', ['endsBeforeStart']],
    ['2025-01-01', '2025-01-02', []],
    [null, '2025-01-01', []],
    ['2025-01-01', null, []],
    [null, null, []],
  ])('from %s to %s gives %j', (from, to, codes) => {
    const day = (text: string | null) => (text === null ? null : toDay(text));
    expect(code(inOrder({ path, from: day(from), to: day(to) }))).toEqual(codes);
  });
});
