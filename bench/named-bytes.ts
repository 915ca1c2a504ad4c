import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolderOf } from '../scripts/built-pages.mjs';
import { shells } from '../scripts/page-shells.ts';
import { prerenderedPaths } from '../src/web/prerendered-paths.ts';
import { DEFAULT_LOCALE } from '../src/words/words.ts';

const KB = 1024;

/** What a page may ask for before it can be used, brotli. The first that fits counts. */
const LIMITS: readonly [path: RegExp, bytes: number][] = [
  // The rules of an offer, its chart and its words come with the page that shows them.
  [/\/preview-offer$/, 182 * KB],
  // A list with cards of its own, and the place of what they weigh.
  [/^\/prequal\/debts$/, 155 * KB],
  [/^\/(app\/initial-setup|prequal)\//, 150 * KB],
  [/\/(login|sign-in-error|verify-request)$/, 100 * KB],
  [/^\/portal/, 250 * KB],
  [/./, 200 * KB],
];

const limitOf = (path: string): number => LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? 0;

const documents: { path: string; file: string }[] = [
  ...prerenderedPaths.map((path) => ({ path, file: `${path}/index.html` })),
  ...shells.product.map(({ pattern, file }) => ({ path: pattern, file })),
];

/** Scripts that the document of each page names, and how much of them it may. Public pages have none. */
export const namedBytes = (): { path: string; bytes: number; limit: number }[] => {
  const folder = siteFolderOf(DEFAULT_LOCALE);
  return documents.flatMap(({ path, file }) => {
    const scripts = new Set(readFileSync(join(folder, file), 'utf8').match(/\/assets\/[\w.-]+\.js/g));
    const bytes = [...scripts].reduce((sum, script) => sum + statSync(join(folder, `${script}.br`)).size, 0);
    return scripts.size === 0 ? [] : [{ path, bytes, limit: limitOf(path) }];
  });
};
