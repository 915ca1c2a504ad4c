import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { equityHouseLevel, HOUSE } from './equity-house-level.ts';

/** The area under a level, summed strip by strip from the outline itself. */
const areaUnder = (level: number): number => {
  const strips = 20_000;
  const step = (HOUSE.ground - level) / strips;
  let area = 0;
  for (let at = 0; at < strips; at += 1) {
    const y = level + (at + 0.5) * step;
    area += step * (y >= HOUSE.eaves ? HOUSE.width : (HOUSE.width * y) / HOUSE.eaves);
  }
  return area;
};

describe('the equity house', () => {
  it.each([
    [0, 188],
    [1, 0],
    [-1, 188],
    [2, 0],
  ])('filled to %d ends at %d', (share, level) => {
    expect(equityHouseLevel(share)).toBeCloseTo(level, 6);
  });

  it('is true by area', () => {
    const whole = areaUnder(0);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        expect(areaUnder(equityHouseLevel(share)) / whole).toBeCloseTo(share, 3);
      }),
      { numRuns: 40 },
    );
  });
});
