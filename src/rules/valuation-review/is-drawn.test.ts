import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toBasisPoints } from '#entities/values/percent.ts';
import { isDrawn } from './is-drawn.ts';

describe('the draw', () => {
  it.each([
    ['00000000', 0, false],
    ['00000000', 1, true],
    ['ffffffff', 10_000, true],
    ['19999999', 1000, true],
    ['1999999a', 1000, false],
  ])('of %s at a share of %i is %s', (code, share, drawn) => {
    expect(isDrawn(code, toBasisPoints(share))).toBe(drawn);
  });

  it('takes close to its share of many values', () => {
    const codes = Array.from({ length: 10_000 }, (_, at) => createHash('sha256').update(String(at)).digest('hex'));
    const drawn = codes.filter((code) => isDrawn(code, toBasisPoints(1000))).length;
    expect(drawn).toBeGreaterThan(900);
    expect(drawn).toBeLessThan(1100);
  });
});
