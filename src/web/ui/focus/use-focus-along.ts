import { type RefObject, useEffect, useRef } from 'react';

const USABLE = 'textarea, input, select, button:not(:disabled), a[href]';

/**
 * For a control replaced by another, such as a button by a form and back: focus moves to the first usable element
 * there. If focus is already elsewhere by then, it stays there.
 */
export const useFocusAlong = <Place extends HTMLElement>(shown: unknown): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const isElsewhere = document.activeElement !== document.body && !place.current?.contains(document.activeElement);
    if (!isElsewhere) place.current?.querySelector<HTMLElement>(USABLE)?.focus();
  }, [shown]);
  return place;
};
