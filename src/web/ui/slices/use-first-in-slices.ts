import { useDeferredValue } from 'react';

/**
 * What a page waited for is drawn in slices when it comes: in one go, a slow phone would not answer meanwhile. Until then this is what
 * came before it; every later change is drawn at once.
 */
export const useFirstInSlices = <Value>(value: Value, isReady: (value: Value) => boolean): Value => {
  const drawn = useDeferredValue(value);
  return isReady(drawn) ? value : drawn;
};
