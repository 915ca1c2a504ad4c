import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, toDay, weekdayOf } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { addBusinessDays, businessDayOnOrAfter, isBusinessDay } from './business-days.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map(dayFromNumber);

describe('rescission business days', () => {
  it.each([
    ['2022-06-20', true],
    ['2022-12-26', true],
    ['2023-01-02', true],
    ['2004-07-05', true],
    ['2010-07-05', true],
    ['2026-07-03', true],
    ['2026-07-04', false],
    ['2026-11-11', false],
    ['2026-10-12', false],
    ['2026-11-14', true],
    ['2026-11-15', false],
  ])('%s: %s', (date, expected) => {
    expect(isBusinessDay(toDay(date), 'rescission')).toBe(expected);
  });
});

describe('banking days', () => {
  it.each([
    ['2026-11-13', true],
    ['2026-11-14', false],
    ['2026-11-15', false],
    ['2026-11-16', true],
    ['2026-07-03', true],
    ['2027-07-05', false],
    ['2027-07-06', true],
    ['2026-11-26', false],
    ['2022-06-20', false],
  ])('%s: %s', (date, expected) => {
    expect(isBusinessDay(toDay(date), 'banking')).toBe(expected);
  });

  it('are always rescission days too, and never a weekend', () => {
    fc.assert(
      fc.property(anyDay, (on) => {
        if (!isBusinessDay(on, 'banking')) return;
        expect(isBusinessDay(on, 'rescission')).toBe(true);
        expect([0, 6]).not.toContain(weekdayOf(on));
      }),
    );
  });
});

describe('counting business days', () => {
  it('does not count the day it starts from', () => {
    expect(addBusinessDays({ from: toDay('2026-11-20'), count: 3, kind: 'rescission' })).toBe('2026-11-24');
    expect(addBusinessDays({ from: toDay('2026-11-20'), count: 3, kind: 'banking' })).toBe('2026-11-25');
    expect(addBusinessDays({ from: toDay('2026-11-22'), count: 0, kind: 'banking' })).toBe('2026-11-22');
  });

  it('lands on a business day with exactly that many between', () => {
    const kinds = fc.constantFrom('rescission' as const, 'banking' as const);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 30 }), kinds, (from, count, kind) => {
        const end = addBusinessDays({ from, count, kind });
        let counted = 0;
        for (let on = addDays(from, 1); on <= end; on = addDays(on, 1)) counted += isBusinessDay(on, kind) ? 1 : 0;
        expect(counted).toBe(count);
        expect(businessDayOnOrAfter(end, kind)).toBe(end);
      }),
    );
  });
});
