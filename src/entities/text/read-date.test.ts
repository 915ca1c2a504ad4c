import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { dayFromNumber } from '../values/day.ts';
import { dayText, monthText } from './day-text.ts';
import { readDate } from './read-date.ts';

describe('dates as people write them', () => {
  it.each([
    ['11/15/2026', '2026-11-15'],
    ['1/5/2026', '2026-01-05'],
    ['11/15/26', '2026-11-15'],
    ['02/29/2024', '2024-02-29'],
    ['03/14/85', '2085-03-14'],
    ['1985-03-14', '1985-03-14'],
    ['2019-05-20T00:00:00.000Z', '2019-05-20'],
    ['2019/5/20', '2019-05-20'],
    [' 11 / 15 / 2026 ', '2026-11-15'],
    ['11-15-2026', '2026-11-15'],
    ['11.15.2026', '2026-11-15'],
    ['11152026', '2026-11-15'],
    ['03 14 1985', '1985-03-14'],
    ['March 5, 2026', '2026-03-05'],
    ['5 Mar 2026', '2026-03-05'],
    ['Sept. 1st 2019', '2019-09-01'],
    ['born 03/14/1985', '1985-03-14'],
    ['01/01/1900', '1900-01-01'],
    ['12/31/2100', '2100-12-31'],
  ])('"%s" is the day %s', (text, day) => {
    expect(readDate(text)).toEqual({ kind: 'day', day });
  });

  it.each([
    ['11/2026', '2026-11-01'],
    ['3/26', '2026-03-01'],
    ['2026-03', '2026-03-01'],
    ['03-2026', '2026-03-01'],
    ['03.2026', '2026-03-01'],
    ['032026', '2026-03-01'],
    ['March 2026', '2026-03-01'],
    ['05/2100', '2100-05-01'],
  ])('"%s" is the month %s', (text, day) => {
    expect(readDate(text)).toEqual({ kind: 'month', day });
  });

  it.each(['03/15/1520', '05/1899', '1899-12-31', '01/01/2999', '03/2101', '03/14/0085'])(
    '"%s" has a year we cannot take',
    (text) => {
      expect(readDate(text)).toEqual({ kind: 'yearOutOfRange' });
    },
  );

  it.each([
    '',
    '02/30/2026',
    '02/29/2026',
    '13/01/2026',
    '00/10/2026',
    '11/31/2026',
    '11/00/2026',
    '13/2026',
    '11/15/202',
    '11/15/20266',
    '03/1520',
    'tomorrow',
    '2026-13-01',
    '15/03/2026',
    '03/2020 - 05/2021',
    '03/15/2026 or 03/16/2026',
    '5',
    '2026',
    'Smarch 5 2026',
    'March',
  ])('"%s" is no date', (text) => {
    expect(readDate(text)?.kind ?? 'none').not.toBe('day');
    expect(readDate(text)?.kind ?? 'none').not.toBe('month');
  });

  it('reads back every day it wrote, in both forms', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_567, max: 47_846 }), (count) => {
        const date = dayFromNumber(count);
        expect(readDate(dayText(date))).toEqual({ kind: 'day', day: date });
        expect(readDate(date)).toEqual({ kind: 'day', day: date });
        expect(readDate(monthText(date))).toEqual({ kind: 'month', day: `${date.slice(0, 8)}01` });
      }),
    );
  });
});
