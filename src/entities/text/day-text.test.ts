import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { dayFromNumber, toDay } from '../values/day.ts';
import { dayFromText, dayText, monthText } from './day-text.ts';

describe('dates as text', () => {
  it.each([
    ['11/15/2026', '2026-11-15'],
    ['1/5/2026', '2026-01-05'],
    ['11/15/26', '2026-11-15'],
    ['11/2026', '2026-11-01'],
    ['3/26', '2026-03-01'],
    ['02/29/2024', '2024-02-29'],
    ['03/14/85', '2085-03-14'],
    ['1985-03-14', '1985-03-14'],
    [' 11 / 15 / 2026 ', '2026-11-15'],
    ['11-15-2026', '2026-11-15'],
  ])('"%s" is %s', (text, date) => {
    expect(dayFromText(text)).toBe(date);
  });

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
    '11152026',
    'tomorrow',
    '2026-13-01',
  ])('"%s" is no date', (text) => {
    expect(dayFromText(text)).toBeNull();
  });

  it('reads back every day it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (count) => {
        const date = dayFromNumber(count);
        expect(dayFromText(dayText(date))).toBe(date);
        expect(dayFromText(monthText(date))).toBe(`${date.slice(0, 8)}01`);
      }),
    );
  });

  it('writes month and day with two digits', () => {
    expect(dayText(toDay('2026-01-05'))).toBe('01/05/2026');
    expect(monthText(toDay('2026-01-05'))).toBe('01/2026');
  });
});
