import { describe, expect, it } from 'vitest';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { policy } from '../testing/worked-example.ts';
import { dtiLimit, dtiOf, paymentRoom } from './dti.ts';

describe('DTI', () => {
  it.each([
    [700, '1', 5000],
    [699, '1', 4300],
    [300, '1', 4300],
    [760, '2', 4500],
    [760, '3', 4500],
    [760, '4', 4500],
    [680, '4', 4300],
    [760, null, 5000],
    [null, '1', null],
  ] as const)('score %s, units %s: at most %s', (score, units, limit) => {
    expect(dtiLimit({ score, units }, policy)).toBe(limit);
  });

  it('is not known where the policy has no row', () => {
    const dti = { ...policy.dti, byScore: policy.dti.byScore.slice(0, 1) };
    expect(dtiLimit({ score: 650, units: '1' }, { dti })).toBeNull();
  });

  const cents = fc.integer({ min: 0, max: 3_000_000 }).map((whole) => whole as never);
  const income = fc.integer({ min: 1, max: 5_000_000 }).map((whole) => whole as never);

  it('passes exactly when the payment fits the room, and a larger payment never lowers it', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        income,
        fc.integer({ min: 1000, max: 6000 }),
        (obligations, payment, earned, points) => {
          const limit = toBasisPoints(points);
          const dti = dtiOf({ obligations, payment, income: earned });
          const fits = payment <= paymentRoom({ obligations, income: earned, limit });
          expect(dti <= limit).toBe(fits);
          expect(dtiOf({ obligations, payment: (payment + 1) as never, income: earned })).toBeGreaterThanOrEqual(dti);
        },
      ),
    );
  });
});
