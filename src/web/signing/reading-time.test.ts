import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const section = (words: number) => ({
  title: 'Fees',
  blocks: [{ kind: 'text' as const, runs: [{ text: 'word '.repeat(words), isStrong: false }], counsel: null }],
});

it('counts the words of the text at a careful reading speed, and rounds up', () => {
  expect(readingMinutes([])).toBe(0);
  expect(readingMinutes([section(100)])).toBe(1);
  expect(readingMinutes([section(300), section(400)])).toBe(4);
});
