import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in finished HTML and while it is taken over, true from then on: what only the address tells must wait for it. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
