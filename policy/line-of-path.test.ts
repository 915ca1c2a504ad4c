import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { lineOfPath } from './line-of-path.ts';

const text = `{
  "line": { "min": 1, "max": 2 },
  "rows": [
    { "a": "x \\" } ]" },
    { "a": null,
      "b": [1,
        2] }
  ],
  "empty": {}, "none": []
}`;

describe('lineOfPath', () => {
  it.each([
    [[], 1],
    [['line'], 2],
    [['line', 'max'], 2],
    [['rows'], 3],
    [['rows', 0, 'a'], 4],
    [['rows', 1], 5],
    [['rows', 1, 'b'], 6],
    [['rows', 1, 'b', 1], 7],
    [['none'], 9],
    [['rows', 1, 'missing'], 5],
    [['missing'], 1],
  ] as [(string | number)[], number][])('%j is on line %i', (path, line) => {
    expect(lineOfPath(text, path)).toBe(line);
  });

  it('finds every member of any object printed one a line', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null))), (value) => {
        const keys = Object.keys(value);
        const printed = JSON.stringify(value, null, 1);
        for (const [index, key] of keys.entries()) expect(lineOfPath(printed, [key])).toBe(index + 2);
      }),
    );
  });
});
