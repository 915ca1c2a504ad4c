import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { steps } from '#funnel/steps.ts';
import { partSourcesOf, screenSources } from './screen-sources.ts';

const folder = 'src/web/funnel/screens';

const placeOf = (specifier: string, from: string): string =>
  specifier.startsWith('#web/') ? specifier.replace('#web/', 'src/web/') : posix.join(from, specifier);

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, specifier = '']) =>
    placeOf(specifier, posix.dirname(file)),
  );

it('names the file each screen is loaded from', () => {
  const text = readFileSync(`${folder}/screens.tsx`, 'utf8');
  const loaded = [...text.matchAll(/(\w+): screen\(\(\) => import\('([^']+)'\)\)/g)].map(([, name, from = '']) => [
    name,
    placeOf(from, folder),
  ]);
  expect(Object.fromEntries([['form', null], ...loaded])).toEqual(screenSources);
});

it('names every part that a page waits for', () => {
  const screens = new Set(Object.values(screenSources));
  const named = Object.values(steps)
    .flatMap(partSourcesOf)
    .filter((source) => !screens.has(source));
  const fetched = ['step/fields-on-demand.ts', 'frame/rail-on-demand.ts'].flatMap((file) =>
    importsOf(`src/web/funnel/${file}`),
  );
  expect([...new Set(named)].toSorted()).toEqual(fetched.toSorted());
});
