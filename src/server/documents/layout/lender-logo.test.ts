import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLogo } from './lender-logo.ts';

const sandbox = readFileSync(new URL('../../../../lender/sandbox/logo.svg', import.meta.url), 'utf8');

it('reads a logo of paths, with the paint of the picture where a path has none', () => {
  const logo = readLogo(sandbox);
  expect(logo).toMatchObject({ width: 32, height: 32 });
  expect(logo?.shapes.map(({ fill, stroke, width }) => ({ fill, stroke, width }))).toEqual([
    { fill: null, stroke: '#154d43', width: 2.4 },
    { fill: null, stroke: '#154d43', width: 2.2 },
    { fill: '#d8612c', stroke: null, width: 1 },
    { fill: null, stroke: '#154d43', width: 2.4 },
  ]);
});

it.each([
  ['no logo', null],
  ['a logo without a size', '<svg><path d="M0 0h1"/></svg>'],
  ['a logo with other shapes', '<svg viewBox="0 0 2 2"><circle r="1"/></svg>'],
])('leaves the name alone with %s', (_, svg) => {
  expect(readLogo(svg)).toBeNull();
});
