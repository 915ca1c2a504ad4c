import { expect, it } from 'vitest';
import { mortgagePosition } from '#funnel/engine/progress.ts';
import { fc } from '#testing/fast-check.ts';
import { ORACLE_CASES } from './oracle-cases.ts';

it('is on position 1 without mortgages, on 2 once one is confirmed, else on 1', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ confirmed: fc.boolean() }), { maxLength: 6 }), (mortgages) => {
      const confirmed = mortgages.filter((mortgage) => mortgage.confirmed).length;
      expect(mortgagePosition(mortgages)).toBe(mortgages.length === 0 ? 1 : confirmed >= 1 ? 2 : 1);
    }),
    ORACLE_CASES,
  );
});
