import { table as productTable } from 'virtual:product-pages';
import { table as publicTable } from 'virtual:public-pages';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { stepByPath } from '#funnel/engine/step-lookup.ts';
import { hubParts } from '#funnel/hub-parts.ts';
import { type DocumentFiles, PageDocument } from './document.tsx';
import { partSourcesOf } from './funnel/screens/screen-sources.ts';
import { writtenAt } from './router/history.ts';
import { PageRouter } from './router/page-router.tsx';
import { loadPages, metaOf, type Page, type PagePath, pagesAt } from './router/pages.ts';
import { feed } from './site/rss.ts';
import { searchIndex } from './site/search-index.ts';
import { sitemap } from './site/sitemap.ts';

/** `shown`: sources of what stands inside of the page. A public page runs no script. */
type Asking = { isScripted: boolean; shown: readonly string[] };

/** The files for a page and its layouts, by their sources. */
export type FilesFor = (sources: readonly string[], asking: Asking) => DocumentFiles;

const documentOf = (...parts: Parameters<typeof PageDocument>): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<PageDocument {...parts[0]} />)}`;

const sourcesOf = (pages: readonly Page[]): string[] => pages.flatMap(({ sources = [] }) => sources);

/** What stands in the page of the step at this address. */
const shownAt = (path: string): string[] => {
  const step = hubParts[path] ?? stepByPath(path);
  return step ? partSourcesOf(step) : [];
};

/** The page as the browser will draw it: what takes it over has to find the same. `brings`: with what is shown inside of it. */
const drawn = async (table: Page[], first: PagePath, path: string, { brings }: { brings: boolean }) => {
  const history = writtenAt(path);
  await loadPages(first, brings ? history.current().location : null);
  const { prelude } = await prerender(
    <StrictMode>
      <PageRouter history={history} table={table} first={first} />
    </StrictMode>,
  );
  return { html: await new Response(prelude).text(), head: metaOf(first, history.current().location) };
};

/** Runs at build time only: a page as a whole document. */
export const writePage = async (path: string, filesFor: FilesFor): Promise<string> => {
  const scripted = pagesAt(productTable, path);
  const pages = scripted ?? pagesAt(publicTable, path);
  if (pages === null) throw new Error(`No page at ${path}`);
  const isScripted = scripted !== null;
  const files = filesFor(sourcesOf(pages.pages), { isScripted, shown: isScripted ? shownAt(path) : [] });
  return documentOf({
    files,
    written: 'whole',
    hasTables: false,
    ...(await drawn(isScripted ? productTable : publicTable, pages, path, { brings: true })),
  });
};

/** Inside of a layout with a frame of its own. */
const isFramed = (pages: PagePath | null): pages is PagePath => pages !== null && pages.pages.length > 2;

/** A pattern of addresses is not one of them. */
const isExact = (path: string): boolean => !/[:*]/.test(path);

/**
 * The document of a page that is not written ahead: it asks for that page's files, and the page's frame stands in it until the script draws
 * the page.
 */
export const writeShell = async (path: string, filesFor: FilesFor): Promise<string> => {
  const pages = pagesAt(productTable, path);
  const files = filesFor(sourcesOf(pages?.pages ?? productTable), { isScripted: true, shown: shownAt(path) });
  const frame =
    isFramed(pages) && isExact(path)
      ? await drawn(productTable, pages, path, { brings: false })
      : { html: '', head: [] };
  return documentOf({ files, written: 'frame', hasTables: isFramed(pages) && path.startsWith('/portal'), ...frame });
};

/** The machine-readable files beside the public pages. */
export const feeds: Readonly<Record<string, string>> = {
  '/insights/rss.xml': feed,
  '/sitemap.xml': sitemap,
  '/search-index.json': JSON.stringify(searchIndex),
};
