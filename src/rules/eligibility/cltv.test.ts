import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { policy } from '../testing/worked-example.ts';
import { type CapFacts, cltvCap, cltvOf, findStateLimits, lineWithinCltv, valueForCltv } from './cltv.ts';

const $ = toDollars;
const capOf = (change: Partial<CapFacts>) =>
  cltvCap({ score: 760, usage: 'primaryResidence', units: '1', state: 'VA', ...change }, policy);

describe('cltvCap', () => {
  it.each([
    [850, 8500],
    [740, 8500],
    [739, 8000],
    [720, 8000],
    [719, 7500],
    [680, 7500],
    [679, 7000],
    [660, 7000],
    [659, 6000],
    [640, 6000],
    [639, null],
    [null, null],
  ])('score %s: %s', (score, cap) => {
    expect(capOf({ score })).toBe(cap);
  });

  it.each([
    ['second home', { usage: 'secondHome' }, 8000],
    ['second home at 680', { usage: 'secondHome', score: 680 }, 7000],
    ['investment', { usage: 'investment' }, 7000],
    ['investment with a cap below', { usage: 'investment', score: 640 }, 6000],
    ['two units', { units: '2' }, 8000],
    ['three units', { units: '3' }, 8000],
    ['four units', { units: '4' }, 8000],
    ['five units are refused elsewhere', { units: '5+' }, 8500],
    ['second home of two units', { usage: 'secondHome', units: '2' }, 7500],
    ['investment of four units: cap, then deduction', { usage: 'investment', units: '4' }, 6500],
    ['Texas', { state: 'TX' }, 8000],
    ['Texas at 720', { state: 'TX', score: 720 }, 8000],
    ['Texas at 700', { state: 'TX', score: 700 }, 7500],
    ['Texas second home: cap, then deduction', { state: 'TX', usage: 'secondHome' }, 7500],
    ['state not known', { state: null }, 8500],
    ['usage and units not known', { usage: null, units: null }, 8500],
  ] as [string, Partial<CapFacts>, number][])('%s: %i', (_, change, cap) => {
    expect(capOf(change)).toBe(cap);
  });

  it('finds no limits for a state that is not served', () => {
    expect(findStateLimits(policy, 'NY')).toBeNull();
    expect(findStateLimits(policy, 'TX')?.waitDays).toBe(12);
  });
});

describe('CLTV', () => {
  it('is 65.01 % in the worked example, rounded up', () => {
    expect(cltvOf({ liens: $(291_400), amount: $(85_000), value: $(579_000) })).toBe(6501);
    expect(cltvOf({ liens: $(0), amount: $(80_000), value: $(100_000) })).toBe(8000);
    expect(cltvOf({ liens: $(1), amount: $(80_000), value: $(100_000) })).toBe(8001);
  });

  it('passes at the largest line within a cap and at the least value for it, and not one dollar on', () => {
    const home = fc.record({
      value: fc.integer({ min: 50_000, max: 5_000_000 }),
      liens: fc.integer({ min: 0, max: 1_000_000 }),
      cap: fc.integer({ min: 5000, max: 8500 }),
    });
    fc.assert(
      fc.property(home, ({ value, liens, cap }) => {
        const given = { value: $(value), liens: $(liens), cap: toBasisPoints(cap) };
        const amount = lineWithinCltv(given);
        expect(cltvOf({ ...given, amount })).toBeLessThanOrEqual(cap);
        expect(cltvOf({ ...given, amount: $(amount + 1) })).toBeGreaterThan(cap);
        const least = valueForCltv({ liens: $(liens), amount: $(100_000), cap: toBasisPoints(cap) });
        expect(cltvOf({ liens: $(liens), amount: $(100_000), value: least })).toBeLessThanOrEqual(cap);
        expect(cltvOf({ liens: $(liens), amount: $(100_000), value: $(least - 1) })).toBeGreaterThan(cap);
      }),
    );
  });
});
