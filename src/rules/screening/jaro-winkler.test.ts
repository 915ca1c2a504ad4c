import { expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { jaroWinkler } from './jaro-winkler.ts';

// The figures of Winkler's own paper (1990), table 5.
it.each([
  ['shackleford', 'shackelford', 0.982],
  ['dunningham', 'cunnigham', 0.896],
  ['nichleson', 'nichulson', 0.956],
  ['jones', 'johnson', 0.832],
  ['massey', 'massie', 0.933],
  ['abroms', 'abrams', 0.922],
  ['dwayne', 'duane', 0.84],
  ['martha', 'marhta', 0.961],
  ['abc', 'xyz', 0],
  ['', 'a', 0],
])('%s and %s', (one, other, score) => {
  expect(jaroWinkler(one, other)).toBeCloseTo(score, 3);
});

it('is the same both ways, 1 for equal words alone, and never outside 0 to 1', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const score = jaroWinkler(one, other);
      expect(score).toBe(jaroWinkler(other, one));
      expect(score === 1).toBe(one === other);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }),
  );
});
