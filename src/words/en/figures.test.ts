import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { inCents, inDollars, inList, inLongDate, inNearDay, inPercent, inPoints, sizeText } from './figures.ts';

describe('figures in words', () => {
  it.each([
    [0, '$0'],
    [999, '$999'],
    [1000, '$1,000'],
    [585_000, '$585,000'],
    [1_234_567, '$1,234,567'],
    [-16_100, '−$16,100'],
  ])('%i dollars read %s', (amount, text) => {
    expect(inDollars(toDollars(amount))).toBe(text);
  });

  it.each([
    [60_138, '$601.38'],
    [5, '$0.05'],
    [-131_181, '−$1,311.81'],
    [-0, '$0.00'],
  ])('%i cents read %s', (amount, text) => {
    expect(inCents(toCents(amount))).toBe(text);
  });

  it.each([
    [849, 2, '8.49%'],
    [6501, 1, '65.0%'],
    [1800, 0, '18%'],
  ] as const)('%i basis points with %i decimals read %s', (rate, decimals, text) => {
    expect(inPercent(toBasisPoints(rate), decimals)).toBe(text);
  });

  it('reads points, dates and lists', () => {
    expect(inPoints(toBasisPoints(-240), 1)).toBe('−2.4');
    expect(inLongDate(toDay('2025-12-11'))).toBe('December 11, 2025');
    expect(inNearDay(toDay('2026-11-24'), 2)).toBe('Tuesday, Nov 24');
    expect(inList(['AZ'])).toBe('AZ');
    expect(inList(['AZ', 'CA', 'CO'])).toBe('AZ, CA and CO');
  });
});

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [840_000, '840 KB'],
  [1_240_000, '1.2 MB'],
  [60_000_000, '60.0 MB'],
])('a file of %i bytes reads as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
