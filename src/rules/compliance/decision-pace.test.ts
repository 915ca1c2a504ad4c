import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, toDay } from '#entities/values/day.ts';
import { type DecidedLoans, medianOf, paceBegins, paceOf } from './decision-pace.ts';

const took = fc.record({ days: fc.nat(60), loans: fc.nat(9) });

describe('the median of counted days', () => {
  it.each([
    ['of nothing is nothing', [], null],
    ['of counts of nobody is nothing', [{ days: 3, loans: 0 }], null],
    ['of one is that one', [{ days: 3, loans: 1 }], 3],
    ['of same-day decisions is no day at all', [{ days: 0, loans: 7 }], 0],
    [
      'of an odd number is the middle',
      [
        { days: 20, loans: 1 },
        { days: 2, loans: 1 },
        { days: 9, loans: 1 },
      ],
      9,
    ],
    [
      'of an even number is halfway between two',
      [
        { days: 8, loans: 2 },
        { days: 9, loans: 2 },
      ],
      8.5,
    ],
    [
      'goes by loans, not by days',
      [
        { days: 1, loans: 1 },
        { days: 5, loans: 1 },
        { days: 30, loans: 8 },
      ],
      30,
    ],
    [
      'passes over days nobody took',
      [
        { days: 4, loans: 1 },
        { days: 5, loans: 0 },
        { days: 6, loans: 1 },
      ],
      5,
    ],
  ])('%s', (_, counts, median) => {
    expect(medianOf(counts)).toBe(median);
  });

  it('is what sorting every single value finds', () => {
    fc.assert(
      fc.property(fc.array(took), (counts) => {
        const values = counts.flatMap(({ days, loans }) => Array<number>(loans).fill(days)).toSorted((a, b) => a - b);
        const half = values.length / 2;
        const middle = values.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
        const expected = values.length === 0 ? null : middle.reduce((sum, each) => sum + each, 0) / middle.length;
        expect(medianOf(counts)).toBe(expected);
      }),
    );
  });
});

/** A Sunday: its week began six days earlier. */
const today = toDay('2026-11-15');
const thisWeek = toDay('2026-11-09');
const ago = (weeks: number): Day => addDays(thisWeek, -7 * weeks);
const decided = (weeksAgo: number, days: number, loans = 1): DecidedLoans => ({ week: ago(weeksAgo), days, loans });

describe('the pace of decisions', () => {
  it.each([
    ['2026-11-15', '2026-06-01'],
    ['2026-11-16', '2026-06-08'],
    ['2026-11-22', '2026-06-08'],
  ])('as of %s goes back to the week of %s', (day, begins) => {
    expect(paceBegins(toDay(day))).toBe(begins);
  });

  it('has a figure for twelve weeks, one for the twelve before, and one for each week with a decision', () => {
    const counts = [
      ...[decided(24, 1, 50), decided(23, 12, 3), decided(12, 10, 3)],
      ...[decided(11, 9), decided(3, 8), decided(3, 5), decided(1, 6), decided(0, 4), decided(0, 5)],
    ];
    expect(paceOf(counts, today)).toEqual({
      kind: 'measured',
      decisions: 6,
      median: 5.5,
      before: 11,
      weeks: [9, null, null, null, null, null, null, null, 6.5, null, 6, 4.5],
    });
  });

  it.each([
    [[], 0],
    [[decided(0, 3, 4)], 4],
    [[decided(0, 3, 4), decided(12, 3, 9)], 4],
    // The sandbox clock was later moved back from this day.
    [[decided(0, 3, 4), decided(-1, 3, 9)], 4],
  ])('is not measured from fewer than five decisions (%#)', (counts, decisions) => {
    expect(paceOf(counts, today)).toEqual({ kind: 'tooFew', decisions });
  });

  it('is measured from five on, and compared with no fewer', () => {
    const now = decided(0, 3, 5);
    expect(paceOf([now, decided(12, 9, 4)], today)).toMatchObject({ kind: 'measured', median: 3, before: null });
    expect(paceOf([now, decided(12, 9, 5)], today)).toMatchObject({ kind: 'measured', median: 3, before: 9 });
  });
});
