import { startTransition, useEffect, useState } from 'react';

/** Once a page has been taken over, everything that is drawn later is live from its first drawing. */
let hasTakenOver = false;

/** At once for a page that was not prerendered: there is nothing to take over. Measurements look for the mark. */
export const startLive = (): void => {
  if (!hasTakenOver) performance.mark('live');
  hasTakenOver = true;
};

/**
 * False in prerendered HTML and during hydration, true afterward: anything that depends on the URL must wait for it. The second drawing is
 * a transition, done in slices between which a slow phone can answer.
 */
export const useIsLive = (): boolean => {
  const [isLive, setIsLive] = useState(hasTakenOver);
  useEffect(() => {
    startLive();
    startTransition(() => setIsLive(true));
  }, []);
  return isLive;
};
