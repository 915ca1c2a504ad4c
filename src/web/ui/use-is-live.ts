import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML and during hydration, true afterward: anything that depends on the URL must wait for it. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
