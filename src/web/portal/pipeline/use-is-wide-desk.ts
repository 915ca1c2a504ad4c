import { useSyncExternalStore } from 'react';

/** From here on a list of the desk gains columns. */
const WIDE_DESK = '(min-width: 1536px)';

const followDesk = (onChange: () => void): (() => void) => {
  const wide = window.matchMedia(WIDE_DESK);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

export const useIsWideDesk = (): boolean =>
  useSyncExternalStore(
    followDesk,
    () => window.matchMedia(WIDE_DESK).matches,
    () => false,
  );
