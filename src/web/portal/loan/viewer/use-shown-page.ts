import { type RefObject, useCallback, useEffect } from 'react';

const pagesIn = (scroll: HTMLElement): HTMLElement[] => [...scroll.querySelectorAll<HTMLElement>('[data-page]')];

type Options = { page: number; onPage: (page: number) => void; isReady: boolean };

/** The page at the middle of the scrolled region, and a way to another. */
export const useShownPage = (
  region: RefObject<HTMLElement | null>,
  { page, onPage, isReady }: Options,
): { goTo: (page: number) => void } => {
  useEffect(() => {
    const scroll = region.current;
    if (!scroll || !isReady) return;
    const notice = () => {
      // On a phone the window scrolls, and passes every page on its way to the fields.
      if (scroll.scrollHeight <= scroll.clientHeight) return;
      const { top, height } = scroll.getBoundingClientRect();
      const middle = top + Math.min(height, window.innerHeight) / 2;
      const shown = pagesIn(scroll).findLast((each) => each.getBoundingClientRect().top <= middle);
      const number = Number(shown?.dataset.page ?? 1);
      if (number !== page) onPage(number);
    };
    scroll.addEventListener('scroll', notice, { passive: true });
    window.addEventListener('resize', notice);
    return () => {
      scroll.removeEventListener('scroll', notice);
      window.removeEventListener('resize', notice);
    };
  }, [region, page, onPage, isReady]);
  const goTo = useCallback(
    (to: number) => {
      const scroll = region.current;
      const wanted = scroll?.querySelector<HTMLElement>(`[data-page="${to}"]`);
      if (!scroll || !wanted) return;
      // Only the region scrolls; on a phone, where it does not, the window does.
      if (scroll.scrollHeight > scroll.clientHeight)
        scroll.scrollTop += wanted.getBoundingClientRect().top - scroll.getBoundingClientRect().top;
      else wanted.scrollIntoView({ block: 'nearest' });
      onPage(to);
    },
    [region, onPage],
  );
  return { goTo };
};
