import { expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { linkedText } from './linked-text.ts';

it('finds an address and leaves the full stop out', () => {
  expect(linkedText('Go to https://a.example/x?y=1. Bye').map(({ part, isLink }) => [part, isLink])).toEqual([
    ['Go to ', false],
    ['https://a.example/x?y=1', true],
    ['. Bye', false],
  ]);
});

it('never makes a link of a script', () => {
  expect(linkedText('javascript:alert(1)').some(({ isLink }) => isLink)).toBe(false);
});

it('loses no character', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl())), (pieces) => {
      const text = pieces.join(' ');
      expect(
        linkedText(text)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text);
    }),
  );
});
