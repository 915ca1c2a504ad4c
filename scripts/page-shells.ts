import { pathnameOf } from '../src/funnel/engine/step-lookup.ts';
import { hubParts } from '../src/funnel/hub-parts.ts';
import { steps } from '../src/funnel/steps.ts';
import { prerenderedPaths } from '../src/web/prerendered-paths.ts';
import type { Route } from '../src/web/router/route.ts';
import { productPages } from '../src/web/routes.ts';

/** An address, or a pattern of addresses, and the file with its empty document. */
type Shell = { pattern: string; file: string };

const shellOf = (pattern: string): Shell => ({
  pattern,
  file: `/shells/${pattern.slice(1).replaceAll(/[^\w-]+/g, '_')}.html`,
});

/** Each page of the application has a screen of its own, and so a document of its own. */
const ownPaths = [...Object.values(steps).map(({ path }) => pathnameOf(path)), ...Object.keys(hubParts)].filter(
  (path) => !prerenderedPaths.includes(path),
);

const flatten = (routes: readonly Route[]): { pattern: string; file: string }[] =>
  routes.flatMap(({ path, file, children = [] }) => [
    ...(path === undefined ? [] : [{ pattern: `/${path}`, file }]),
    ...flatten(children),
  ]);

const isSandbox = ({ file }: { file: string }): boolean => file.startsWith('../sandbox/');

const patterns = flatten(productPages);

/**
 * The routes served by an empty document, so that the server can tell a page from an unknown address; the first that fits counts. Public
 * pages are not among them: each is a written file or does not exist.
 */
export const shells: { product: Shell[]; sandbox: Shell[] } = {
  product: [...new Set(ownPaths), ...patterns.filter((route) => !isSandbox(route)).map(({ pattern }) => pattern)].map(
    shellOf,
  ),
  sandbox: patterns.filter(isSandbox).map(({ pattern }) => shellOf(pattern)),
};
