import { expect, it } from 'vitest';
import { shareOf } from './share-of.ts';

it.each([
  ['no loans', 0, { of: 0 }, { kind: 'few', part: 0, of: 0 }],
  ['29 loans', 10, { of: 29 }, { kind: 'few', part: 10, of: 29 }],
  ['30 loans', 10, { of: 30 }, { kind: 'share', share: 3333 }],
  ['all of them', 31, { of: 31 }, { kind: 'share', share: 10_000 }],
  ['an amount of few loans', 500, { of: 1000, counted: 29 }, { kind: 'few', part: 500, of: 1000 }],
  ['an amount of enough loans', 500, { of: 1000, counted: 30 }, { kind: 'share', share: 5000 }],
  ['no amount', 0, { of: 0, counted: 30 }, { kind: 'few', part: 0, of: 0 }],
] as const)('of %s', (_, part, whole, expected) => {
  expect(shareOf(part, whole)).toEqual(expected);
});
