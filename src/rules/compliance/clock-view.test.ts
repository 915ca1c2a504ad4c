import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { clockViewOf } from './clock-view.ts';
import { clockKinds } from './clocks.ts';

const monday = toDay('2026-11-02');
const ringAfter = (days: number, metAfter: number | null = null) =>
  clockViewOf(
    { kind: 'creditDecision', startedOn: monday, metOn: metAfter === null ? null : addDays(monday, metAfter) },
    addDays(monday, days),
  );

describe('the ring of a duty', () => {
  it.each([
    [0, 0],
    [6, 0.2],
    [15, 0.5],
    [30, 1],
    [45, 1],
    [-3, 0],
  ])('after %i of 30 days is filled to %d', (days, share) => {
    expect(ringAfter(days).share).toBe(share);
  });

  it.each([
    [60, 6, 0.2],
    [60, 0, 0],
    [60, 40, 1],
  ])('%i days on, stands where it was met on day %i: %d', (days, metAfter, share) => {
    expect(ringAfter(days, metAfter)).toMatchObject({ state: 'met', share });
  });

  it('has the days of its clock', () => {
    expect(ringAfter(15)).toEqual({
      kind: 'creditDecision',
      state: 'warn',
      startedOn: '2026-11-02',
      dueOn: '2026-12-02',
      metOn: null,
      daysLeft: 15,
      share: 0.5,
    });
    expect(ringAfter(20, 10).metOn).toBe('2026-11-12');
  });

  it('is a share of every duty, whenever it began', () => {
    const anyDay = fc.integer({ min: 15_000, max: 25_000 }).map(dayFromNumber);
    fc.assert(
      fc.property(fc.constantFrom(...clockKinds), anyDay, fc.integer({ min: -10, max: 120 }), (kind, on, days) => {
        const { share } = clockViewOf({ kind, startedOn: on, metOn: null }, addDays(on, days));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});
