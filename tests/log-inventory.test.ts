import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `log.warn({ ... }, 'text')`, also where the level or the entry is a variable. */
const CALL = /\blog(?:\.(?:error|warn|info|debug)|\[level\])\(\s*(?:[\s\S]{0,300}?,\s*)?'([^'\n]+)',?\s*\)/g;

const logged = globSync('src/server/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') }).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(CALL)].map(([, text]) => text),
);
const listed = [
  ...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([^`]+)` \| (?:debug|info|warn|error)/gm),
].map(([, text]) => text);

it('the log inventory lists every line the server writes, and no other', () => {
  expect([...new Set(logged)].toSorted()).toEqual(listed.toSorted());
});
