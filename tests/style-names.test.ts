import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const FROM = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const folders: Readonly<Record<string, string>> = { '#web/': 'src/web/', '#sandbox/': 'src/sandbox/' };

const sheetAt = (file: string, path: string): string => {
  const folder = Object.keys(folders).find((each) => path.startsWith(each));
  return folder === undefined ? resolve(dirname(file), path) : path.replace(folder, folders[folder] ?? '');
};
const classesIn = (sheet: string): Set<string> =>
  new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name));

/** Names a file takes from its style sheets: a sheet answers a name it does not have with nothing, without a word. */
const missingIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const code = text.replace(/ from '[^']+';$/gm, '').replace(/^import .*$/gm, '');
  return [...text.matchAll(FROM)].flatMap(([, styles = '', path = '']) => {
    const classes = classesIn(sheetAt(file, path));
    const read = [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
    return read.filter((name) => !classes.has(name)).map((name) => `${file}: ${styles}.${name}`);
  });
};

const files = globSync('src/{web,sandbox}/**/*.{ts,tsx}');

it('finds the style sheets', () => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('.module.css')).length).toBeGreaterThan(100);
});

it('every class a component reads is in its style sheet', () => {
  expect(files.flatMap(missingIn)).toEqual([]);
});
