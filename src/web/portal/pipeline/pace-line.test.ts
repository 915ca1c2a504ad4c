import { expect, it } from 'vitest';
import { paceLine } from './pace-line.ts';

it.each([
  ['nothing where nothing was decided', [null, null], []],
  [
    'the highest on top, the others in proportion to it',
    [10, 5, 0],
    [
      [5, 5],
      [19.3, 25],
      [33.6, 45],
    ],
  ],
  [
    'a week without a decision passed over, its place kept',
    [4, null, 2],
    [
      [5, 5],
      [33.6, 25],
    ],
  ],
  [
    'weeks decided the same day on the ground',
    [0, 0],
    [
      [5, 45],
      [19.3, 45],
    ],
  ],
])('draws %s', (_, weeks, points) => {
  expect(paceLine(weeks).map(({ x, y }) => [x, y])).toEqual(points);
});
