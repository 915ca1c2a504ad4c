import { useEffect, useRef, useState } from 'react';
import { debounce } from './debounce.ts';

/** Debounces the latest callback; a value still pending when the page goes away is not lost. */
export const useDebouncedCallback = <Value>(run: (value: Value) => void, milliseconds: number) => {
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  const [debounced] = useState(() => debounce((value: Value) => newest.current(value), milliseconds));
  useEffect(() => debounced.flush, [debounced]);
  return debounced;
};
