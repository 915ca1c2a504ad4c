import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flowedText } from './flowed-text.ts';

/** As a mail program reads flowed lines (RFC 3676, section 4). */
const joined = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^ /, ''))
    .map((line) => (line.endsWith(' ') ? line : `${line}\n`))
    .join('')
    .slice(0, -1);

it('breaks at the last space that fits, and keeps it', () => {
  const words = 'Sign your closing papers by Tuesday, November 24, 2026, and we will send the money.';
  expect(flowedText(words)).toBe(
    'Sign your closing papers by Tuesday, November 24, 2026, and we will \nsend the money.',
  );
});

it('keeps a link whole, however long', () => {
  const link = `https://lender.example/${'a'.repeat(90)}`;
  expect(flowedText(`See what happens next: ${link}`)).toBe(`See what happens next: \n${link}`);
  expect(flowedText(`${link} and more`)).toBe(`${link} \nand more`);
});

it('sets a space before what a mail program would take for its own', () => {
  expect(flowedText('From us\n> quoted\n  indented')).toBe(' From us\n > quoted\n   indented');
});

it('is read again as it was written, in lines that fit', () => {
  const word = fc.stringMatching(/^[\w>.,:/-]{1,30}$/);
  const line = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const text = lines.join('\n');
      const flowed = flowedText(text);
      expect(joined(flowed)).toBe(text);
      for (const each of flowed.split('\n')) expect(each.length).toBeLessThanOrEqual(73);
    }),
  );
});
