import { type RefObject, useEffect, useRef } from 'react';

const USABLE = 'textarea, input, select, button:not(:disabled), a[href]';

/**
 * For a place where what is pressed gives way to something else, a button to a form and back: the focus goes along, to the first thing
 * there that can be used. Who is at something else by then is left there.
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
