import type { Step } from '../../src/funnel/engine/define-step.ts';
import { hubParts } from '../../src/funnel/hub-parts.ts';
import { steps } from '../../src/funnel/steps.ts';
import { partSourcesOf } from '../../src/web/funnel/screens/screen-sources.ts';
import { type Page, pagesAt } from '../../src/web/router/pages.ts';
import type { Route } from '../../src/web/router/route.ts';
import { productPages, publicPages } from '../../src/web/routes.ts';
import { ENTRY } from '../page-files.ts';
import { sourcesOf } from '../page-table-plugin.ts';
import type { Visit } from './lay-out-files.ts';

/** How often a page is the first one somebody sees, on what kind of device: a cheap phone waits the longest for the first questions. */
const WEIGHTS: readonly [path: RegExp, weight: number][] = [
  [/^\/(app\/initial-setup|prequal)\/preview-offer$/, 16],
  [/^\/(app\/initial-setup|prequal)\//, 12],
  [/^\/(app|portal)\/login$/, 6],
  [/^\/app\/application\/submitted$/, 12],
  [/^\/app\/application\//, 4],
  [/^\/portal(\/work|\/loan\/:loanId\/:tab\?)?$/, 5],
  [/^\/portal\//, 0.5],
];
const SELDOM = 1;

const weightOf = (path: string): number => WEIGHTS.find(([pattern]) => pattern.test(path))?.[1] ?? SELDOM;

const asPage = (route: Route): Page => ({
  ...(route.path === undefined ? {} : { path: route.path }),
  sources: sourcesOf(route),
  load: () => Promise.reject(new Error('Nothing is loaded to lay out files.')),
  ...(route.children && { children: route.children.map(asPage) }),
});

const product = productPages.map(asPage);

/** Layouts come with the pages inside of them. */
const pathsBelow = (routes: readonly Route[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [`/${path}`]), ...pathsBelow(children)]);

/** Addresses that are steps stand for themselves instead of for their pattern. */
const stepAt: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(Object.values(steps).map((step) => [step.path, step])),
  ...hubParts,
};

const visitOf = (path: string): Visit => {
  const { pathname } = new URL(path, 'https://product.example');
  const pages = pagesAt(product, pathname)?.pages ?? [];
  const step = stepAt[path];
  return {
    sources: [ENTRY, ...pages.flatMap(({ sources = [] }) => sources), ...(step ? partSourcesOf(step) : [])],
    weight: weightOf(pathname),
    isScripted: true,
  };
};

const filesBelow = (routes: readonly Route[]): string[][] =>
  routes.flatMap((route) =>
    route.children ? filesBelow(route.children).map((inside) => [...sourcesOf(route), ...inside]) : [sourcesOf(route)],
  );

/** Every page of the product with what stands in it, and the public pages, of which a browser gets only the styles. */
export const pageVisits: readonly Visit[] = [
  ...[...new Set([...Object.keys(stepAt), ...pathsBelow(productPages)])].map(visitOf),
  ...filesBelow(publicPages).map((sources) => ({
    sources,
    weight: SELDOM,
    isScripted: false,
  })),
];
