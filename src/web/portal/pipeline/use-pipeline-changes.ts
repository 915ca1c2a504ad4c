import { useEffect, useRef } from 'react';

/** Several changes in one breath are one look at the list. */
const BREATH_MS = 700;

/** Calls back when a loan in reach changed, whoever changed it. */
export const usePipelineChanges = (onChange: () => void): void => {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let timer: number | undefined;
    // The browser's own stream reconnects by itself, also after a night's sleep.
    const stream = new EventSource('/api/trpc/pipeline.changes');
    stream.onmessage = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(), BREATH_MS);
    };
    stream.addEventListener('serialized-error', () => stream.close());
    return () => {
      window.clearTimeout(timer);
      stream.close();
    };
  }, []);
};
