import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { type Location, type NavigationType, type Navigator, Router, renderMatches } from 'react-router';
import { PageBoundary } from './page-boundary.tsx';
import { areLoaded, loadPages, type Page, type PagePath, pagesAt, titleOf } from './pages.ts';
import { useScroll } from './use-scroll.ts';

type Visit = { location: Location; action: NavigationType };

/** The page on the screen and its address. */
export type Shown = Visit & { pages: PagePath; keepsScroll: boolean };

export type PageHistory = Navigator & Visit & { listen: (onVisit: (visit: Visit) => void) => () => void };

/** Between two tries to fetch the code of a page without a connection. */
const PAUSE_MILLISECONDS = 1500;

type Props = { history: PageHistory; table: Page[]; first: PagePath };

/** Notes whether the visit under way asked to stay where the page is scrolled to. */
const watched = (history: PageHistory) => {
  const wish = { keepsScroll: false };
  const noting =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      wish.keepsScroll = options?.preventScrollReset === true;
      go(to, state, options);
      wish.keepsScroll = false;
    };
  const navigator: Navigator = { ...history, push: noting(history.push), replace: noting(history.replace) };
  return { navigator, wish };
};

/** Whether a new document could be had. Without a connection it would only replace the page by the browser's own. */
const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MILLISECONDS));

/**
 * The page of an address. The page before stays, with its own address, until the code of the next one is there; an address that is not in
 * the table is a document of the server's.
 */
export const PageRouter = ({ history, table, first }: Props) => {
  const [shown, setShown] = useState<Shown>(() => ({
    location: history.location,
    action: history.action,
    pages: first,
    keepsScroll: false,
  }));
  const { navigator, wish } = useMemo(() => watched(history), [history]);
  const keepScroll = useEffectEvent(useScroll(shown));
  useLayoutEffect(() => {
    let latest: Location | null = null;
    return history.listen(({ location, action }) => {
      keepScroll();
      latest = location;
      const { keepsScroll } = wish;
      const pages = pagesAt(table, location.pathname);
      if (pages === null) return window.location.reload();
      const show = () => {
        if (latest === location) startTransition(() => setShown({ location, action, pages, keepsScroll }));
      };
      if (areLoaded(pages)) return show();
      const fetchPages = (): Promise<void> => loadPages(pages).then(show, mend);
      const mend = async (): Promise<void> => {
        if (latest !== location) return;
        // A release since this page was opened has other files: the server's document knows them.
        if (await isReachable()) return window.location.reload();
        await pause();
        return fetchPages();
      };
      void fetchPages();
    });
  }, [history, table, wish]);
  const { location, action, pages } = shown;
  const title = titleOf(pages, location);
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <PageBoundary place={location.key}>{renderMatches(pages)}</PageBoundary>
    </Router>
  );
};
