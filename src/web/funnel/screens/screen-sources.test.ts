import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { screenSources } from './screen-sources.ts';

const folder = 'src/web/funnel/screens';
const text = readFileSync(`${folder}/screens.tsx`, 'utf8');

const placeOf = (specifier: string): string =>
  specifier.startsWith('#web/') ? specifier.replace('#web/', 'src/web/') : posix.join(folder, specifier);

it('names the file each screen is loaded from', () => {
  const loaded = [...text.matchAll(/(\w+): screen\(\(\) => import\('([^']+)'\)\)/g)].map(([, name, from = '']) => [
    name,
    placeOf(from),
  ]);
  expect(Object.fromEntries([['form', null], ...loaded])).toEqual(screenSources);
});
