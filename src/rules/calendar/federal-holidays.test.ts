import { describe, expect, it } from 'vitest';
import { addDays, toDay } from '#entities/values/day.ts';
import { findFederalHoliday } from './federal-holidays.ts';

describe('federal holidays on their true dates', () => {
  it.each([
    ['2026-01-01', 'newYear'],
    ['2026-01-19', 'martinLutherKing'],
    ['2026-02-16', 'washington'],
    ['2026-05-25', 'memorial'],
    ['2026-06-19', 'juneteenth'],
    ['2026-07-04', 'independence'],
    ['2026-09-07', 'labor'],
    ['2026-10-12', 'columbus'],
    ['2026-11-11', 'veterans'],
    ['2026-11-26', 'thanksgiving'],
    ['2026-12-25', 'christmas'],
    ['2027-05-31', 'memorial'],
    ['2028-11-23', 'thanksgiving'],
    ['2021-06-19', 'juneteenth'],
    ['2020-06-19', null],
    ['1985-01-21', null],
    ['1986-01-20', 'martinLutherKing'],
    ['2026-07-03', null],
    ['2026-05-18', null],
    ['2026-11-19', null],
    ['2026-01-12', null],
  ])('%s is %s', (date, name) => {
    expect(findFederalHoliday(toDay(date))).toBe(name);
  });

  it('are eleven in every year from 2021', () => {
    for (const year of [2021, 2024, 2026, 2027, 2032, 2050]) {
      const first = toDay(`${year}-01-01`);
      const days = Array.from({ length: 366 }, (_, count) => addDays(first, count));
      const found = days.filter((on) => on.startsWith(String(year)) && findFederalHoliday(on) !== null);
      expect(found).toHaveLength(11);
    }
  });
});
