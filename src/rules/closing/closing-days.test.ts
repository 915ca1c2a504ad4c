import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, daysBetween, toDay } from '#entities/values/day.ts';
import type { UsState } from '#entities/values/us-state.ts';
import { fc } from '#testing/fast-check.ts';
import { isBusinessDay } from '../calendar/business-days.ts';
import { policy } from '../testing/worked-example.ts';
import { closingDays } from './closing-days.ts';

const sunday = toDay('2026-11-15');
const daysFor = (state: UsState | null, appliedOn: string, asOf = sunday) =>
  closingDays({ state, appliedOn: toDay(appliedOn), asOf, policy });

describe('the days to choose a closing from', () => {
  it('run from tomorrow to the 45th day, without weekends and federal holidays', () => {
    const days = daysFor('VA', '2026-11-10');
    expect(days).toHaveLength(31);
    expect(days.slice(0, 2)).toEqual(['2026-11-16', '2026-11-17']);
    expect(days.slice(-2)).toEqual(['2026-12-29', '2026-12-30']);
    expect(days).toContain('2026-11-27');
    for (const closed of ['2026-11-21', '2026-11-22', '2026-11-26', '2026-12-25']) expect(days).not.toContain(closed);
  });

  it.each<[string, UsState | null, string, string]>([
    ['tomorrow, Monday, on the day of the application', 'VA', '2026-11-15', '2026-11-16'],
    ['tomorrow while the state is not known', null, '2026-11-15', '2026-11-16'],
    ['tomorrow in a state the policy does not name', 'NY', '2026-11-15', '2026-11-16'],
    ['twelve days after applying in Texas', 'TX', '2026-11-15', '2026-11-27'],
    ['the Monday after, where the twelfth day is a Saturday', 'TX', '2026-11-09', '2026-11-23'],
    ['tomorrow once the twelve days of Texas are over', 'TX', '2026-11-03', '2026-11-16'],
    ['the day after where the twelfth day ends tomorrow in Texas', 'TX', '2026-11-05', '2026-11-17'],
  ])('begin with %s', (_, state, appliedOn, first) => {
    expect(daysFor(state, appliedOn)[0]).toBe(first);
  });

  it('never begin today, even on a banking day', () => {
    expect(daysFor('VA', '2026-11-10', toDay('2026-11-16'))[0]).toBe('2026-11-17');
  });

  it('are none where the wait outlasts them', () => {
    expect(daysFor('TX', '2026-12-30')).toEqual([]);
  });

  it('are rising banking days, all of them in reach', () => {
    const anyDay = fc.integer({ min: 20_000, max: 25_000 }).map(dayFromNumber);
    fc.assert(
      fc.property(anyDay, fc.nat(30), fc.constantFrom<UsState>('TX', 'VA'), (asOf, ago, state) => {
        const appliedOn = addDays(asOf, -ago);
        const days = closingDays({ state, appliedOn, asOf, policy });
        expect(days).toEqual([...new Set(days)].sort());
        for (const on of days) {
          expect(isBusinessDay(on, 'banking')).toBe(true);
          expect(daysBetween(asOf, on)).toBeGreaterThanOrEqual(1);
          expect(daysBetween(asOf, on)).toBeLessThanOrEqual(45);
          if (state === 'TX') expect(daysBetween(appliedOn, on)).toBeGreaterThanOrEqual(12);
        }
      }),
    );
  });
});
