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

/** Once what the document holds is on the screen: the code that is run next would keep it from being painted. A hidden tab paints nothing. */
const painted = (): Promise<void> =>
  new Promise((go) => (document.hidden ? go() : requestAnimationFrame(() => setTimeout(go))));

/** What the page itself needs, and what is shown inside of it, by how soon the document asks for it. */
const FILES = { page: 'link[rel=modulepreload]:not([data-shown])', shown: 'link[rel=modulepreload][data-shown]' };

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

/** Takes over a page written whole, or draws it in place of its frame. */
const start = async (place: HTMLElement): Promise<void> => {
  const history = browserHistory();
  const pages = pagesAt(table, history.current().location.pathname);
  await painted();
  await runAskedFiles('page');
  const isWhole = place.dataset.written === 'whole';
  if (pages !== null) {
    await loadPages(pages, null);
    // A whole page is taken over whole; of others the frame comes first. What does not come is asked for again by its page.
    if (isWhole) {
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
  if (!isWhole) startLive();
  startTransition(() => {
    if (isWhole) hydrateRoot(place, page);
    else createRoot(place).render(page);
  });
  if (!isWhole) await runAskedFiles('shown');
};

const place = document.getElementById('page');
if (place !== null) void start(place);
