import './checked-schemas.ts';
import { table } from 'virtual:product-pages';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserHistory } from './router/history.ts';
import { PageRouter } from './router/page-router.tsx';
import { loadPages, pagesAt } from './router/pages.ts';
import { ErrorPage } from './ui/pages/error-page.tsx';

/** Takes over a prerendered page, or fills the empty shell. */
const start = async (place: HTMLElement): Promise<void> => {
  const history = browserHistory();
  const pages = pagesAt(table, history.current().location.pathname);
  if (pages !== null) await loadPages(pages);
  const page = (
    <StrictMode>
      {pages === null ? (
        <ErrorPage error={new Response(null, { status: 404 })} />
      ) : (
        <PageRouter history={history} table={table} first={pages} />
      )}
    </StrictMode>
  );
  startTransition(() => {
    if (place.firstElementChild === null) createRoot(place).render(page);
    else hydrateRoot(place, page);
  });
};

const place = document.getElementById('page');
if (place !== null) void start(place);
