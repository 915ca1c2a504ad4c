import { useEffect, useState } from 'react';

/**
 * A value once the code that draws it is here: until then what was shown before stays, so that nothing is pushed away. What does not come
 * says so in its own place. `bring` is null once all of it is here.
 */
export const useOnceBrought = <Value>(
  value: Value | undefined,
  bring: (value: Value | undefined) => Promise<unknown> | null,
): Value | undefined => {
  const [shown, setShown] = useState<Value>();
  const coming = shown === value ? null : bring(value);
  if (coming === null && shown !== value) setShown(() => value);
  useEffect(() => {
    let isGone = false;
    const show = () => {
      if (!isGone) setShown(() => value);
    };
    coming?.then(show, show);
    return () => {
      isGone = true;
    };
  }, [value, coming]);
  return coming === null ? value : shown;
};
