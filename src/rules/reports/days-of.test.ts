import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOf, FEWEST_FOR_DAYS, FEWEST_FOR_P90 } from './days-of.ts';

const took = fc.record({ days: fc.nat(60), loans: fc.nat(9) });

it.each([
  ['nothing', [], { loans: 0, median: null, p90: null }],
  ['four loans', [{ days: 3, loans: 4 }], { loans: 4, median: null, p90: null }],
  ['five loans', [{ days: 3, loans: 5 }], { loans: 5, median: 3, p90: null }],
  [
    'ten loans',
    [
      { days: 1, loans: 9 },
      { days: 40, loans: 1 },
    ],
    { loans: 10, median: 1, p90: 1 },
  ],
  [
    'two slow ones of ten',
    [
      { days: 1, loans: 8 },
      { days: 40, loans: 2 },
    ],
    { loans: 10, median: 1, p90: 40 },
  ],
] as const)('tells of %s', (_, counts, expected) => {
  expect(daysOf(counts)).toEqual(expected);
});

it('finds a day within which at least nine of ten were done, and no earlier one', () => {
  fc.assert(
    fc.property(fc.array(took, { minLength: 1 }), (counts) => {
      const { loans, median, p90 } = daysOf(counts);
      const within = (limit: number) =>
        counts.filter(({ days }) => days <= limit).reduce((sum, each) => sum + each.loans, 0);
      expect(median === null).toBe(loans < FEWEST_FOR_DAYS);
      expect(p90 === null).toBe(loans < FEWEST_FOR_P90);
      if (p90 === null || median === null) return;
      expect(within(p90)).toBeGreaterThanOrEqual(loans * 0.9);
      expect(within(p90 - 1)).toBeLessThan(loans * 0.9);
      expect(p90).toBeGreaterThanOrEqual(median);
    }),
  );
});
