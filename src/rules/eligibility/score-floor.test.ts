import { expect, it } from 'vitest';
import { scoreFloor } from './score-floor.ts';

it.each([
  ['investment', 640, 700, 700],
  ['investment', 720, 700, 720],
  ['primaryResidence', 640, 700, 640],
  ['secondHome', 640, 700, 640],
  [null, 640, 700, 640],
] as const)('%s with floors of %i and %i: %i', (usage, floor, investmentFloor, least) => {
  expect(scoreFloor(usage, { score: { floor, investmentFloor } })).toBe(least);
});
