import { useEffect, useRef } from 'react';

/** Several changes in quick succession trigger one refetch. */
const BREATH_MS = 700;

/** Calls back when any user changes a loan in scope. */
export const usePipelineChanges = (onChange: () => void): void => {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let timer: number | undefined;
    // The browser's own stream reconnects by itself, even after the device sleeps.
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
