import './checked-schemas.ts';
import { table } from 'virtual:product-pages';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserHistory } from './router/history.ts';
import { PageRouter } from './router/page-router.tsx';
import { loadPages, pagesAt } from './router/pages.ts';
import { ErrorPage } from './ui/pages/error-page.tsx';
import { startLive } from './ui/use-is-live.ts';

/** Lets the browser paint and answer before more is run. */
const pause = (): Promise<void> => new Promise((go) => setTimeout(go));

/** What the page itself needs, and what is shown inside of it, by how soon the document asks for it. */
const FILES = { page: 'link[rel=modulepreload]:not([fetchpriority])', shown: 'link[rel=modulepreload][fetchpriority]' };

/**
 * The files the document has asked for, one at a time, each after what it needs. All at once they would be a single task, during which a
 * slow phone answers nobody. A file that fails is asked for again by its page, which says so.
 */
const runAskedFiles = async (of: keyof typeof FILES): Promise<void> => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(FILES[of])) {
    await pause();
    await import(/* @vite-ignore */ href).catch(() => null);
  }
};

/** Takes over a prerendered page, or fills the empty shell. */
const start = async (place: HTMLElement): Promise<void> => {
  const history = browserHistory();
  const pages = pagesAt(table, history.current().location.pathname);
  await runAskedFiles('page');
  const isEmpty = place.firstElementChild === null;
  if (pages !== null) {
    await loadPages(pages, null);
    // A written page is taken over whole; an empty one shows its frame first. What does not come is asked for again by its page.
    if (!isEmpty) {
      await runAskedFiles('shown');
      await loadPages(pages, history.current().location).catch(() => null);
    }
  }
  const page = (
    <StrictMode>
      {pages === null ? (
        <ErrorPage error={new Response(null, { status: 404 })} />
      ) : (
        <PageRouter history={history} table={table} first={pages} />
      )}
    </StrictMode>
  );
  if (isEmpty) startLive();
  startTransition(() => {
    if (isEmpty) createRoot(place).render(page);
    else hydrateRoot(place, page);
  });
  if (isEmpty) await runAskedFiles('shown');
};

const place = document.getElementById('page');
if (place !== null) void start(place);
