import { type RefObject, useEffect } from 'react';

/** Keeps the height of what stays in view in a variable of the page, for what stays above or below it: it grows with the text. */
export const useHeightAs = (name: `--${string}`, element: RefObject<Element | null>): void => {
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(() => style.setProperty(name, `${measured.getBoundingClientRect().height}px`));
    watcher.observe(measured);
    return () => {
      watcher.disconnect();
      style.removeProperty(name);
    };
  }, [name, element]);
};
