import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '#scripts/page-table-plugin.ts';
import type { Route } from './router/route.ts';
import { productPages } from './routes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = { '#web/': 'src/web/', '#funnel/': 'src/funnel/' };

const placeOf = (file: string, specifier: string): string | null => {
  const folder = Object.entries(FOLDERS).find(([name]) => specifier.startsWith(name));
  if (folder) return folder[1] + specifier.slice(folder[0].length);
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : null;
};

/** What a source brings along, at once or later; types bring nothing. */
const importsOf = (file: string): string[] => {
  const text = readFileSync(root + file, 'utf8');
  const { module } = parseSync(file, text);
  const statics = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const dynamics = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [...statics, ...dynamics]
    .flatMap((specifier) => placeOf(file, specifier) ?? [])
    .filter((place) => /\.tsx?$/.test(place) && existsSync(root + place));
};

const known = new Map<string, string[]>();
const broughtBy = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = known.get(file) ?? importsOf(file);
  known.set(file, imports);
  for (const each of imports) broughtBy(each, seen);
  return seen;
};

/** They read a step's schema, fields or words. A step's key, address and chapter are known before it arrives. */
const READERS = [
  'src/web/funnel/step/question-words.ts',
  ...[
    'walk',
    'is-complete',
    'is-open',
    'page-opening',
    'decide-page',
    'progress',
    'check-answers',
    'summary-steps',
  ].map((name) => `src/funnel/engine/${name}.ts`),
];

/** These wait for the steps by themselves, where the answers lead to them (`whole/use-whole-funnel.ts`). */
const WAITING = ['funnel/frame/funnel-layout.tsx', 'funnel/step/step-page.tsx', 'account/account-creation-page.tsx'];

const pages = (routes: readonly Route[]): Route[] => routes.flatMap((each) => [each, ...pages(each.children ?? [])]);

describe('a page that shows or walks the application’s steps', () => {
  it('is loaded with all of them', () => {
    const without = pages(productPages).filter(
      ({ file, needsWholeFunnel }) => !needsWholeFunnel && !WAITING.includes(file),
    );
    expect(without.length).toBeGreaterThan(30);
    const reading = without.filter(({ file }) => {
      const brought = broughtBy(sourceOf(file));
      return READERS.some((reader) => brought.has(reader));
    });
    expect(reading.map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
  });
});
