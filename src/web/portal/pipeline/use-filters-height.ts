import { type RefObject, useEffect } from 'react';

/** Where the headings of the list stay: below the filters, which take a second line once there are many. */
export const useFiltersHeight = (filters: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const bar = filters.current;
    if (!bar) return;
    const watcher = new ResizeObserver(() =>
      bar.parentElement?.style.setProperty('--filters-height', `${bar.offsetHeight}px`),
    );
    watcher.observe(bar);
    return () => watcher.disconnect();
  }, [filters]);
};
