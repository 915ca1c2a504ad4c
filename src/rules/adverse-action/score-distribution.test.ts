import { expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { shareBelow } from './score-distribution.ts';

it.each([
  [300, 0],
  [500, 3],
  [700, 37],
  [850, 99],
])('%i ranks higher than %i percent', (score, share) => {
  expect(shareBelow(score)).toBe(share);
});

it('never ranks a higher score lower', () => {
  const score = fc.integer({ min: 300, max: 850 });
  fc.assert(
    fc.property(score, score, (one, other) => {
      expect(shareBelow(Math.min(one, other))).toBeLessThanOrEqual(shareBelow(Math.max(one, other)));
    }),
  );
});
