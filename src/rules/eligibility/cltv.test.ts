import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/money.ts';
import { toBasisPoints } from '#entities/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { aMortgage, anApplication } from '../testing/builders.ts';
import { policy } from '../testing/worked-example.ts';
import { type CapFacts, cltvCap, cltvOf, findStateLimits, lineWithinCltv, valueForCltv } from './cltv.ts';
import { dtiLimit, dtiOf, paymentRoom } from './dti.ts';
import { liensThatStay } from './liens.ts';

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

describe('liensThatStay', () => {
  const liens = (change: Parameters<typeof anApplication>[0]) => liensThatStay(anApplication(change));
  it.each([
    ['a mortgage', { mortgages: [aMortgage({})] }, 291_400, false],
    [
      'one paid off',
      { mortgages: [aMortgage({}), aMortgage({ id: 'b', balance: $(9), toBePaidOff: true })] },
      291_400,
      false,
    ],
    ['solar', { mortgages: [aMortgage({}), aMortgage({ id: 's', creditor: 'Sunrun' })] }, 291_400, false],
    [
      'an open line at its limit',
      { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(10), creditLimit: $(50_000) })] },
      50_000,
      false,
    ],
    [
      'an open line with its highest balance',
      { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(10), hiCredit: $(30_000) })] },
      30_000,
      false,
    ],
    [
      'an open line over its limit',
      { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(60_000), creditLimit: $(50_000) })] },
      60_000,
      false,
    ],
    ['an open line without a limit', { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(10) })] }, 10, false],
    ['a mortgage’s original amount', { mortgages: [aMortgage({ hiCredit: $(500_000) })] }, 291_400, false],
    ['none, looked through', { areMortgagesReviewed: true, estimatedMortgageBalance: $(5) }, 0, false],
    ['none, not looked through', { estimatedMortgageBalance: $(250_000) }, 250_000, true],
    ['nothing known', {}, null, true],
  ] as [string, Parameters<typeof anApplication>[0], number | null, boolean][])(
    '%s',
    (_, change, total, isEstimate) => {
      expect(liens(change)).toEqual({ total, isEstimate });
    },
  );
});

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
