import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, daysBetween, toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { isBusinessDay } from '../calendar/business-days.ts';
import { closingDays } from './closing-days.ts';

const sunday = toDay('2026-11-15');
const daysFrom = (earliest: string, asOf = sunday) => closingDays({ earliest: toDay(earliest), asOf });

describe('the days to choose a closing from', () => {
  it('run from tomorrow to the 45th day, without weekends and federal holidays', () => {
    const days = daysFrom('2026-11-10');
    expect(days).toHaveLength(31);
    expect(days.slice(0, 2)).toEqual(['2026-11-16', '2026-11-17']);
    expect(days.slice(-2)).toEqual(['2026-12-29', '2026-12-30']);
    expect(days).toContain('2026-11-27');
    for (const closed of ['2026-11-21', '2026-11-22', '2026-11-26', '2026-12-25']) expect(days).not.toContain(closed);
  });

  it.each([
    ['tomorrow, Monday, where nothing has to be waited for', '2026-11-15', '2026-11-16'],
    ['the end of a waiting period', '2026-11-27', '2026-11-27'],
    ['the Monday after, where it ends on a Saturday', '2026-11-21', '2026-11-23'],
    ['tomorrow once it is over', '2026-11-03', '2026-11-16'],
  ])('begin with %s', (_, earliest, first) => {
    expect(daysFrom(earliest)[0]).toBe(first);
  });

  it('never begin today, even on a banking day', () => {
    expect(daysFrom('2026-11-10', toDay('2026-11-16'))[0]).toBe('2026-11-17');
  });

  it('are none where the wait outlasts them', () => {
    expect(daysFrom('2027-01-11')).toEqual([]);
  });

  it('are rising banking days, all of them in reach and none too early', () => {
    const anyDay = fc.integer({ min: 20_000, max: 25_000 }).map(dayFromNumber);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (asOf, ahead) => {
        const earliest = addDays(asOf, ahead);
        const days = closingDays({ earliest, asOf });
        expect(days).toEqual([...new Set(days)].sort());
        for (const on of days) {
          expect(isBusinessDay(on, 'banking')).toBe(true);
          expect(daysBetween(asOf, on)).toBeGreaterThanOrEqual(1);
          expect(daysBetween(asOf, on)).toBeLessThanOrEqual(45);
          expect(on >= earliest).toBe(true);
        }
      }),
    );
  });
});
