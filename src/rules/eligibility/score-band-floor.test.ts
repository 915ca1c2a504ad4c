import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { fc } from '#testing/fast-check.ts';
import { gridMargin } from '../pricing/rate.ts';
import { cltvCap } from './cltv.ts';
import { dtiLimit } from './dti.ts';
import { scoreBandFloor } from './score-band-floor.ts';

const policy = getPolicy(toDay('2026-11-15'));

describe('the floor of a score’s band', () => {
  it.each([
    [742, 740],
    [740, 740],
    [739, 720],
    [800, 760],
    [640, 640],
    [612, 300],
    [null, null],
  ])('of %s is %s', (score, floor) => {
    expect(scoreBandFloor(score, policy)).toBe(floor);
  });

  it('is priced and limited exactly as the score', () => {
    const home = { usage: 'primaryResidence', units: null, state: 'VA' } as const;
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 850 }), fc.constantFrom(5500, 6900, 7400, 7900, 8400), (score, share) => {
        const floor = scoreBandFloor(score, policy) ?? 0;
        const cltv = share as Parameters<typeof gridMargin>[0]['cltv'];
        expect(gridMargin({ score: floor, cltv }, policy)).toBe(gridMargin({ score, cltv }, policy));
        expect(cltvCap({ ...home, score: floor }, policy)).toBe(cltvCap({ ...home, score }, policy));
        expect(dtiLimit({ score: floor, units: null }, policy)).toBe(dtiLimit({ score, units: null }, policy));
        expect(floor >= policy.score.floor).toBe(score >= policy.score.floor);
      }),
    );
  });
});
