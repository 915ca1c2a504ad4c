import { type RefObject, useCallback, useEffect, useRef } from 'react';

const pagesIn = (scroll: HTMLElement): HTMLElement[] => [...scroll.querySelectorAll<HTMLElement>('[data-page]')];

const middleOf = (scroll: HTMLElement): number => {
  const { top, height } = scroll.getBoundingClientRect();
  return top + Math.min(height, window.innerHeight) / 2;
};

/** A page, how much of it is above the middle of the region, and how far the region was scrolled then. */
type Place = { page: number; share: number; top: number };

const placeOn = (scroll: HTMLElement, sheet: HTMLElement): Place => {
  const { top, height } = sheet.getBoundingClientRect();
  const share = Math.min((middleOf(scroll) - top) / Math.max(height, 1), 1);
  return { page: Number(sheet.dataset.page), share, top: scroll.scrollTop };
};

const placeIn = (scroll: HTMLElement): Place | null => {
  const middle = middleOf(scroll);
  const sheet = pagesIn(scroll).findLast((each) => each.getBoundingClientRect().top <= middle);
  return sheet === undefined ? null : placeOn(scroll, sheet);
};

const sheetOf = (scroll: HTMLElement, page: number): HTMLElement | null =>
  scroll.querySelector<HTMLElement>(`[data-page="${page}"]`);

const sizeOf = ({ clientWidth, clientHeight, scrollHeight }: HTMLElement): string =>
  `${clientWidth} ${clientHeight} ${scrollHeight}`;

/** On a phone the window scrolls, and passes every page on its way to the fields. */
const scrollsItself = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight;

type Options = { page: number; onPage: (page: number) => void; isReady: boolean };

/** The page at the middle of the scrolled region, and a way to another. It stays there when the pages change their size. */
export const useShownPage = (
  region: RefObject<HTMLElement | null>,
  { page, onPage, isReady }: Options,
): { goTo: (page: number) => void } => {
  const named = useRef({ page, onPage });
  useEffect(() => {
    named.current = { page, onPage };
  });
  const held = useRef<Place | null>(null);
  useEffect(() => {
    const scroll = region.current;
    if (!scroll || !isReady) return;
    let size = sizeOf(scroll);
    held.current = placeIn(scroll);
    const keep = (place: Place) => {
      const sheet = sheetOf(scroll, place.page);
      if (!sheet) return;
      const { top, height } = sheet.getBoundingClientRect();
      scroll.scrollTop += top + height * place.share - middleOf(scroll);
      held.current = { ...place, top: scroll.scrollTop };
    };
    const follow = () => {
      if (!scrollsItself(scroll)) return;
      const now = sizeOf(scroll);
      if (now !== size && held.current) keep(held.current);
      // A page somebody chose stays the one that is named, however short it is, until they scroll.
      else if (scroll.scrollTop !== held.current?.top) held.current = placeIn(scroll);
      size = now;
      const shown = held.current?.page ?? 1;
      if (shown !== named.current.page) named.current.onPage(shown);
    };
    scroll.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    const sizes = new ResizeObserver(follow);
    for (const each of [scroll, ...scroll.children]) sizes.observe(each);
    return () => {
      scroll.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      sizes.disconnect();
    };
  }, [region, isReady]);
  const goTo = useCallback(
    (to: number) => {
      const scroll = region.current;
      const wanted = scroll && sheetOf(scroll, to);
      if (!scroll || !wanted) return;
      // Only the region scrolls; on a phone, where it does not, the window does.
      if (scrollsItself(scroll)) {
        scroll.scrollTop += wanted.getBoundingClientRect().top - scroll.getBoundingClientRect().top;
        held.current = placeOn(scroll, wanted);
      } else wanted.scrollIntoView({ block: 'nearest' });
      onPage(to);
    },
    [region, onPage],
  );
  return { goTo };
};
