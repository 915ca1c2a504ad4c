import { useEffect } from 'react';

const PRESSED = 'button, a[href], summary, label, input, select';

/** What is pressed under the pointer; two presses of a double click may find different things there. */
const pressedAt = ({ target }: MouseEvent): Element | null =>
  target instanceof Element ? target.closest(PRESSED) : null;

/**
 * Staff double-click. Where the first press changed the page, such as by clearing a condition from a list, the second
 * one presses nothing that has come to stand in its place.
 */
export const useDoubleClick = (): void => {
  useEffect(() => {
    let first: Element | null = null;
    const drop = (event: MouseEvent) => {
      const at = pressedAt(event);
      if (event.detail < 2) first = at;
      else if (at !== null && at !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', drop, { capture: true });
    return () => document.removeEventListener('click', drop, { capture: true });
  }, []);
};
