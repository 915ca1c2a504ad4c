import type { RedirectFacts } from '#funnel/engine/decide-redirect.ts';

/**
 * How the user reached the page, by the browser's own record of the document load; null for a move inside the app. The router's history
 * key does not tell: on prerendered pages a script sets one before the app starts.
 */
export const arrivalOf = (load: string | null): RedirectFacts['arrival'] => {
  switch (load) {
    case null:
      return 'inApp';
    case 'navigate':
      return 'navigate';
    case 'back_forward':
      return 'backForward';
    default:
      return 'reload';
  }
};

/** The browser's type of navigation for this document. One it does not name is no reason to redirect. */
export const documentLoad = (): string => {
  if (typeof window === 'undefined') return 'reload';
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'reload';
};
