import { useEffect, useState } from 'react';
import { haveArrived } from '#funnel/step-to-come.ts';

/** The application's steps, brought where the answers so far lead to them. Pages that show one come with them. */
export const useWholeFunnel = (isNeeded: boolean) => {
  const [hasFailed, setHasFailed] = useState(false);
  const [, setIsHere] = useState(false);
  const isMissing = isNeeded && !haveArrived();
  useEffect(() => {
    if (!isMissing) return;
    import('./whole-funnel.ts').then(
      () => setIsHere(true),
      () => setHasFailed(true),
    );
  }, [isMissing]);
  return { isMissing, hasFailed: isMissing && hasFailed };
};
