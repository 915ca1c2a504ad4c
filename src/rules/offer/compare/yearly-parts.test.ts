import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { interestWithin } from './interest-within.ts';
import { yearlyParts } from './yearly-parts.ts';

const loans = fc.record({
  amount: fc.integer({ min: 25_000, max: 400_000 }).map(toDollars),
  rate: fc.integer({ min: 300, max: 1800 }).map(toBasisPoints),
  years: fc.constantFrom(5, 10, 15, 30),
});

it('pays the whole line back, with less interest every year', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const parts = yearlyParts({ ...loan, product: 'fixed' }, { repaymentYears: 20 });
      expect(parts).toHaveLength(loan.years);
      expect(parts.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.amount * 100);
      expect(parts.reduce((sum, { interest }) => sum + interest, 0)).toBe(interestWithin(loan, loan.years));
      for (const [at, { interest }] of parts.slice(1).entries())
        expect(interest).toBeLessThan(parts[at]?.interest ?? 0);
    }),
    { numRuns: 25 },
  );
});

it('costs more interest the longer it runs', () => {
  const line = { amount: toDollars(85_000), rate: toBasisPoints(849) };
  expect(interestWithin(line, 10)).toBeLessThan(interestWithin(line, 20));
});
