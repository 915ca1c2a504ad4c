import { describe, expect, it } from 'vitest';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { Terms } from '../pricing/rate.ts';
import { amountRow, withFee } from '../testing/amount-row.ts';
import { policy } from '../testing/worked-example.ts';
import { findStateLimits } from './cltv.ts';

describe('fees and rate', () => {
  const fee = (points: number): Terms => ({ ...withFee, originationFee: toBasisPoints(points) });
  const limits = findStateLimits(policy, 'TX');
  const texas = { stateLimits: limits };
  const allowing = (points: number) => limits && { ...limits, maxFees: toBasisPoints(points) };

  it.each([
    ['Virginia', {}, 499, 'pass', 500, null],
    ['Virginia', {}, 500, 'pass', 500, null],
    ['Virginia', {}, 501, 'fail', 500, [{ kind: 'otherFee', fee: 499 }]],
    ['Texas', texas, 150, 'pass', 200, null],
    ['Texas', texas, 200, 'pass', 200, null],
    ['Texas', texas, 299, 'fail', 200, [{ kind: 'otherFee', fee: 150 }]],
    [
      'a state that allows one of our fees to the point',
      { stateLimits: allowing(150) },
      299,
      'fail',
      150,
      [{ kind: 'otherFee', fee: 150 }],
    ],
    ['a state not known', { stateLimits: null }, 499, 'pass', 500, null],
    [
      'a state that allows more than we',
      { stateLimits: allowing(600) },
      550,
      'fail',
      500,
      [{ kind: 'otherFee', fee: 499 }],
    ],
  ] as const)('%s, %j, fee %i: %s', (_, facts, points, outcome, limit, change) => {
    expect(amountRow('fees', 85_000, { facts, terms: fee(points) })).toMatchObject({
      outcome,
      limit: { amount: limit },
      change,
    });
  });

  it('names no other fee where the policy has none so low', () => {
    const by = { ...policy, fees: { ...policy.fees, forRate: policy.fees.forRate.filter((each) => each.fee > 0) } };
    const facts = { stateLimits: allowing(100) };
    expect(amountRow('fees', 85_000, { facts, terms: fee(150), by })).toMatchObject({ outcome: 'fail', change: null });
  });

  it.each([
    ['junior', false, 849 - 850, 'pass'],
    ['junior', false, 849 - 851, 'fail'],
    ['first', true, 824 - 650, 'pass'],
    ['first', true, 824 - 651, 'fail'],
  ] as const)('a %s lien against APOR', (_, isFirstLien, apor, outcome) => {
    const by = { ...policy, highCost: { ...policy.highCost, apor: toBasisPoints(apor) } };
    expect(amountRow('rate', 85_000, { facts: { isFirstLien }, by })?.outcome).toBe(outcome);
  });

  it('says which smaller line or which fee brings the rate under the limit', () => {
    // 8.99% from $113,901 on; 8.49% up to there, and half a point less with the next fee.
    const by = { ...policy, highCost: { ...policy.highCost, apor: toBasisPoints(849 - 850) } };
    expect(amountRow('rate', 120_000, { by })?.change).toEqual([
      { kind: 'smallerLine', amount: 113_900 },
      { kind: 'otherFee', fee: 299 },
    ]);
    expect(amountRow('rate', 120_000, { by, terms: fee(299) })).toMatchObject({ outcome: 'pass', change: null });
    expect(amountRow('rate', 120_000, { by, facts: texas })?.change).toEqual([
      { kind: 'smallerLine', amount: 113_900 },
    ]);
    const lower = { ...policy, highCost: { ...policy.highCost, apor: toBasisPoints(500 - 850) } };
    expect(amountRow('rate', 120_000, { by: lower })).toMatchObject({ outcome: 'fail', change: null });
  });

  it('names no larger line as a smaller one', () => {
    // Expensive below $50,000 and from $113,901 on: the passing amounts are above the requested line.
    const { smallLine } = policy.adjusters;
    const by = {
      ...policy,
      highCost: { ...policy.highCost, apor: toBasisPoints(849 - 850) },
      adjusters: { ...policy.adjusters, smallLine: { ...smallLine, adjust: toBasisPoints(500) } },
    };
    expect(amountRow('rate', 40_000, { by })).toMatchObject({ outcome: 'fail', change: null });
    expect(amountRow('rate', 50_000, { by })?.outcome).toBe('pass');
  });

  it('leaves the rate open where there is no price', () => {
    expect(amountRow('rate', 250_000)).toMatchObject({ outcome: 'unknown', value: null });
    const facts = { liens: { total: null, isEstimate: true } };
    expect(amountRow('rate', 85_000, { facts })).toMatchObject({ outcome: 'unknown', value: null });
  });
});
