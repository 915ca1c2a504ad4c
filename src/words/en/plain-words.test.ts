import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const textsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
const texts = ['src/words/en', 'content/en'].flatMap(textsIn);
const desk = textsIn('src/words/en/portal');

/** What first-time readers stumbled over. */
it.each([
  /\b(post|mail) knows (this|the) address/i,
  /\b(our|the) sums would\b/i,
  /\bPart before\b/,
  /\bAccount number once more\b/,
  /\bFHA secondary residence\b/,
  /\b\d+k works too\b/,
  /\bVersion \d{4}-\d\d-\d\d/,
  /\bfor half of it\b/,
  /'Answer .{0,3}\$\{.*\} to go on/,
  /\bAsked later, /,
])('no text has %s', (phrase) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap((text) => phrase.exec(text)?.[0] ?? [])).toEqual([]);
});

/** Not said at a lender's desk. */
it.each([
  /'Waits for /,
  /\bany more\b/,
  /\b[Mm]end the\b/,
  /\b[Tt]ick (what|every)\b/,
  /\bof a few words\b/,
  /\bin your reach\b/,
  /\bgo on by themselves\b/,
  /\basked again by itself\b/,
  /'In all'/,
  /\btaken up again\b/i,
])('no text of the desk has %s', (phrase) => {
  expect(desk.length).toBeGreaterThan(50);
  expect(desk.flatMap((text) => phrase.exec(text)?.[0] ?? [])).toEqual([]);
});
