import { expect, it } from 'vitest';
import { matchesWords } from './matches-words.ts';

it.each([
  ['The payment after the draw', 'payment', true],
  ['The payment after the draw', 'DRAW pay', true],
  ['The payment after the draw', 'raw', false],
  ['It costs 8.49% a year', '8.49%', true],
  ['The payment after the draw', 'payments', true],
  ['A bus', 'bu bus', true],
  ['Anything', '   ', true],
  ['Anything', 'something', false],
])('%s holds "%s": %s', (text, typed, isFound) => {
  expect(matchesWords(text, typed)).toBe(isFound);
});
