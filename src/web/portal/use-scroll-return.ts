import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '#web/router/navigation.tsx';
import { useIsReturn } from './remembered-state.ts';

const left = new Map<string, number>();

/** Restores the scroll position on return to a list, once its content has loaded. */
export const useScrollReturn = ({ isShown }: { isShown: boolean }): void => {
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const isAwaited = useRef(useIsReturn());
  useLayoutEffect(() => {
    if (!isShown || !isAwaited.current) return;
    isAwaited.current = false;
    window.scrollTo(0, left.get(place) ?? 0);
  }, [isShown, place]);
  // Before the next page renders and shifts the layout.
  useLayoutEffect(() => () => void left.set(place, window.scrollY), [place]);
};
