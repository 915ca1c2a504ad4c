import { table as productTable } from 'virtual:product-pages';
import { table as publicTable } from 'virtual:public-pages';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { type DocumentFiles, PageDocument } from './document.tsx';
import { writtenAt } from './router/history.ts';
import { PageRouter } from './router/page-router.tsx';
import { loadPages, metaOf, type Page, type PagePath, pagesAt } from './router/pages.ts';
import { feed } from './site/rss.ts';
import { searchIndex } from './site/search-index.ts';
import { sitemap } from './site/sitemap.ts';

/** The files for a page and its layouts, by their sources. A public page runs no script. */
export type FilesFor = (sources: readonly string[], options: { isScripted: boolean }) => DocumentFiles;

const documentOf = (...parts: Parameters<typeof PageDocument>): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<PageDocument {...parts[0]} />)}`;

const sourcesOf = ({ pages }: PagePath): string[] => pages.map(({ source }) => source);

/** The page as the browser will draw it: what takes it over has to find the same. */
const drawn = async (table: Page[], first: PagePath, path: string) => {
  const history = writtenAt(path);
  await loadPages(first, history.current().location);
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
  const files = filesFor(sourcesOf(pages), { isScripted });
  return documentOf({ files, ...(await drawn(isScripted ? productTable : publicTable, pages, path)) });
};

/** The empty document for every page that is not written ahead; the script draws it. */
export const writeShell = (filesFor: FilesFor): string => {
  const layouts = productTable.map(({ source }) => source);
  return documentOf({ files: filesFor(layouts, { isScripted: true }), html: '', head: [] });
};

/** The machine-readable files beside the public pages. */
export const feeds: Readonly<Record<string, string>> = {
  '/insights/rss.xml': feed,
  '/sitemap.xml': sitemap,
  '/search-index.json': JSON.stringify(searchIndex),
};
