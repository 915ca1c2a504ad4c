import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { addDays, addMonths, dayFromNumber, dayNumber, daysBetween, laterOf, toDay, weekdayOf } from './day.ts';

describe('day arithmetic', () => {
  it('agrees with the platform calendar over four centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 120_000 }), (count) => {
        const text = new Date(count * 86_400_000).toISOString().slice(0, 10);
        expect(dayFromNumber(count)).toBe(text);
        expect(dayNumber(toDay(text))).toBe(count);
        expect(weekdayOf(toDay(text))).toBe(new Date(count * 86_400_000).getUTCDay());
      }),
    );
  });

  it('adds and counts days', () => {
    expect(addDays(toDay('2026-12-31'), 1)).toBe('2027-01-01');
    expect(daysBetween(toDay('2026-02-28'), toDay('2026-03-01'))).toBe(1);
  });

  it('knows the later of two', () => {
    const [before, after] = [toDay('2026-09-30'), toDay('2026-10-01')];
    expect([laterOf(before, after), laterOf(after, before)]).toEqual([after, after]);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-15', -24, '2024-03-15'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('%s plus %i months is %s', (from, count, to) => {
    expect(addMonths(toDay(from), count)).toBe(to);
  });
});
