import { describe, expect, it } from 'vitest';
import { isMuchLess } from './is-much-less.ts';

describe('an amount much less than the stated one', () => {
  it.each([
    [640_000, 640_000, false],
    [576_000, 640_000, false],
    [575_999, 640_000, true],
    [700_000, 640_000, false],
    [299_999, 333_333, true],
    [300_000, 333_333, false],
  ])('%i of %i: %s', (found, stated, expected) => {
    expect(isMuchLess(found, stated)).toBe(expected);
  });
});
