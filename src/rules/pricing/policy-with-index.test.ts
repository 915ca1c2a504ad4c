import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { decide } from '../decision/decide.ts';
import { exampleApplication, exampleFacts } from '../testing/worked-example.ts';
import { policyWithIndex } from './policy-with-index.ts';

const policy = getPolicy(toDay('2026-11-18'));
const date = (effectiveFrom: string, rate: number) => ({
  effectiveFrom: toDay(effectiveFrom),
  rate: toBasisPoints(rate),
});
const released = [date('2026-12-20', 725), date('2026-12-01', 700)];
const indexOn = (day: string, dates = released) => policyWithIndex(policy, dates, toDay(day)).index;

describe('the index in force', () => {
  it('is the policy’s own until a date was released', () => {
    expect(indexOn('2027-01-01', [])).toEqual(policy.index);
    expect(indexOn('2026-11-30')).toEqual(policy.index);
    expect(policyWithIndex(policy, undefined, toDay('2027-01-01'))).toBe(policy);
  });

  it.each([
    ['2026-12-01', 700, '2026-12-01'],
    ['2026-12-19', 700, '2026-12-01'],
    ['2026-12-20', 725, '2026-12-20'],
    ['2028-01-01', 725, '2026-12-20'],
  ])('on %s is %s basis points since %s', (day, rate, since) => {
    expect(indexOn(day)).toMatchObject({ name: 'prime', rate, effectiveFrom: since });
  });

  it('of a newer policy stands against an older release', () => {
    expect(indexOn('2027-01-01', [date('2025-01-01', 750)])).toEqual(policy.index);
  });

  it('prices every offer, on the day it counts from and not before', () => {
    const ratesOn = (day: string) =>
      decide({
        application: exampleApplication(),
        facts: { ...exampleFacts(), indexes: released },
        policy,
        asOf: toDay(day),
      }).offers.map(({ index }) => index);
    expect(new Set(ratesOn('2026-11-30'))).toEqual(new Set([policy.index.rate]));
    expect(new Set(ratesOn('2026-12-01'))).toEqual(new Set([700]));
  });
});
