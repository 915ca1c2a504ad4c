import type { RedirectFacts } from '#funnel/engine/decide-redirect.ts';

/** React Router's key for the entry a document was opened with. */
const FIRST_ENTRY = 'default';

/** How the user reached the page: only a document's first page can be a direct arrival. */
export const arrivalOf = (entryKey: string, documentLoad: string | undefined): RedirectFacts['arrival'] => {
  if (entryKey !== FIRST_ENTRY) return 'inApp';
  switch (documentLoad) {
    case 'navigate':
      return 'navigate';
    case 'back_forward':
      return 'backForward';
    default:
      return 'reload';
  }
};

/** The browser's own record of how this document was loaded. */
export const documentLoad = (): string | undefined => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
};
