import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { minimumDraw, recordingCharges } from './recording-charges.ts';

const policy = getPolicy(toDay('2026-11-17'));
const { line } = policy;

describe('recordingCharges', () => {
  it('has the taxes of Florida on the largest line: 35 cents per $100 and two thousandths', () => {
    const most = { min: line.max, max: line.max };
    expect(recordingCharges(policy, { state: 'FL', line: most })).toEqual({ from: 2260, to: 2350 });
  });

  it('covers every state served while the home is not known', () => {
    const all = recordingCharges(policy, { state: null, line });
    for (const { code } of policy.states) {
      const own = recordingCharges(policy, { state: code, line });
      expect(own?.from).toBeGreaterThanOrEqual(all?.from ?? Number.NaN);
      expect(own?.to).toBeLessThanOrEqual(all?.to ?? Number.NaN);
    }
  });

  it('is unknown where the policy has no figures', () => {
    expect(recordingCharges(getPolicy(toDay('2026-11-15')), { state: 'FL', line })).toBeNull();
    expect(recordingCharges(policy, { state: 'NE', line })).toBeNull();
  });
});

describe('minimumDraw', () => {
  it.each([
    ['TX', 4000],
    ['NC', 500],
    [null, 500],
  ] as const)('in %s is $%i', (state, amount) => {
    expect(minimumDraw(policy, state)).toBe(toDollars(amount));
  });
});
