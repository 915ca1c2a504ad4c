import type { Plugin } from 'vite';
import type { Route } from '../src/web/router/route.ts';

const NAMES = ['virtual:product-pages', 'virtual:public-pages'];

/** A page's file from the root of the project. */
export const sourceOf = (file: string): string => new URL(file, 'file:///src/web/').pathname.slice(1);

const WHOLE_FUNNEL = '/src/web/funnel/whole/whole-funnel.ts';

const loaderOf = (source: string, { needsWholeFunnel }: Route): string => {
  const page = `import(${JSON.stringify(`/${source}`)})`;
  if (!needsWholeFunnel) return page;
  return `Promise.all([${page}, import(${JSON.stringify(WHOLE_FUNNEL)})]).then(([page]) => page)`;
};

/** What a page's `load` fetches, for the documents; a browser has no use for it. */
export const sourcesOf = ({ file, needsWholeFunnel }: Route): string[] =>
  needsWholeFunnel ? [sourceOf(file), WHOLE_FUNNEL.slice(1)] : [sourceOf(file)];

const entryOf = (route: Route, isForDocuments: boolean): string => {
  const { path, file, children } = route;
  const source = sourceOf(file);
  const parts = [
    ...(path === undefined ? [] : [`path: ${JSON.stringify(path)}`]),
    ...(isForDocuments ? [`sources: ${JSON.stringify(sourcesOf(route))}`] : []),
    `load: () => ${loaderOf(source, route)}`,
    ...(children ? [`children: [${children.map((child) => entryOf(child, isForDocuments)).join(', ')}]`] : []),
  ];
  return `{ ${parts.join(', ')} }`;
};

/** The pages of `routes.ts` as the router needs them: addresses, and what to load for each. */
export const pageTablePlugin: Plugin = {
  name: 'page-table',
  resolveId: (id) => (NAMES.includes(id) ? `\0${id}` : null),
  async load(id) {
    const name = NAMES.find((each) => id === `\0${each}`);
    if (name === undefined) return null;
    const { productPages, publicPages } = await import('../src/web/routes.ts');
    const routes = name === 'virtual:product-pages' ? productPages : publicPages;
    const isForDocuments = this.environment.name !== 'client';
    return `export const table = [${routes.map((each) => entryOf(each, isForDocuments)).join(', ')}];`;
  },
};
