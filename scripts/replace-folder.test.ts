import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-replace-'));
afterAll(() => rmSync(folder, { recursive: true }));

const filled = (name: string, file: string): string => {
  const made = join(folder, name);
  mkdirSync(made);
  writeFileSync(join(made, file), name);
  return made;
};

it.each(['first', 'second'])('leaves the finished folder alone in its place: the %s', (name) => {
  const place = join(folder, 'place');
  replaceFolder(filled(name, `${name}.txt`), place);
  expect(readdirSync(folder)).toEqual(['place']);
  expect(readdirSync(place)).toEqual([`${name}.txt`]);
  expect(readFileSync(join(place, `${name}.txt`), 'utf8')).toBe(name);
});
