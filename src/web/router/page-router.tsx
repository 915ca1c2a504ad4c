import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Location, PageHistory, Visit } from './history.ts';
import { addressFrom, InsideContext, type Navigate, PlaceContext } from './navigation.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { areLoaded, loadPages, type Page, type PagePath, pagesAt, titleOf } from './pages.ts';
import { isReachable } from './reload-page.ts';
import { useScroll } from './use-scroll.ts';

/** The page on the screen and its address. */
export type Shown = Visit & { path: PagePath; keepsScroll: boolean };

/** Between two tries to fetch the code of a page without a connection. */
const PAUSE_MILLISECONDS = 1500;

type Props = { history: PageHistory; table: readonly Page[]; first: PagePath };

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MILLISECONDS));

/** While the page before stays under the next one's address, the pointer says so. */
const markMoving = (isMoving: boolean): void => {
  document.documentElement.toggleAttribute('data-moving', isMoving);
};

/** Each layout with the next inside of it, down to the page. */
const Pages = ({ pages: [outer, ...inner] }: { pages: readonly Page[] }): ReactNode => {
  const Component = outer?.loaded?.default;
  if (Component === undefined) return null;
  return (
    <InsideContext value={inner.length === 0 ? null : <Pages pages={inner} />}>
      <Component />
    </InsideContext>
  );
};

/**
 * The page of an address. The page before stays, with its own address, until the code of the next one is there; an address that is not in
 * the table is a document of the server's.
 */
export const PageRouter = ({ history, table, first }: Props) => {
  const [shown, setShown] = useState<Shown>(() => ({ ...history.current(), path: first, keepsScroll: false }));
  /** Whether the visit under way asked to stay where the page is scrolled to. */
  const keepsScroll = useRef(false);
  const isAtOnce = useRef(false);
  const keepScroll = useEffectEvent(useScroll(shown));
  useLayoutEffect(() => {
    let latest: Location | null = null;
    return history.listen(({ location, arrival }) => {
      keepScroll();
      latest = location;
      const next = { location, arrival, keepsScroll: keepsScroll.current };
      const path = pagesAt(table, location.pathname);
      if (path === null) return window.location.reload();
      markMoving(true);
      const show = () => {
        if (latest === location) startTransition(() => setShown({ ...next, path }));
      };
      if (areLoaded(path, location)) return isAtOnce.current ? setShown({ ...next, path }) : show();
      const fetchPages = (): Promise<void> => loadPages(path, location).then(show, mend);
      const mend = async (): Promise<void> => {
        if (latest !== location) return;
        // A release since this page was opened has other files: the server's document knows them.
        if (await isReachable()) return window.location.reload();
        await pause();
        return fetchPages();
      };
      void fetchPages();
    });
  }, [history, table]);
  const navigate = useMemo(
    (): Navigate => (to, going) => {
      keepsScroll.current = going?.preventScrollReset === true;
      isAtOnce.current = going?.isAtOnce === true;
      const address = addressFrom(history.current().location, to);
      history.go(going?.replace ? 'REPLACE' : 'PUSH', address, going?.state);
      keepsScroll.current = false;
      isAtOnce.current = false;
    },
    [history],
  );
  const { location, arrival, path } = shown;
  useLayoutEffect(() => {
    if (history.current().location.key === location.key) markMoving(false);
  }, [history, location.key]);
  const place = useMemo(
    () => ({ location, arrival, params: path.params, navigate }),
    [location, arrival, path, navigate],
  );
  const title = titleOf(path, location);
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  return (
    <PlaceContext value={place}>
      <PageBoundary place={location.key}>
        <Pages pages={path.pages} />
      </PageBoundary>
    </PlaceContext>
  );
};
