import { useEffect, useRef } from 'react';
import { useChanges } from '#web/api-client/use-changes.ts';

/** Several changes in quick succession trigger one refetch. */
const BREATH_MS = 700;

/** Calls back when any user changes a loan in scope. */
export const usePipelineChanges = (onChange: () => void): void => {
  const timer = useRef<number | undefined>(undefined);
  useChanges({ path: 'pipeline.changes' }, () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(onChange, BREATH_MS);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
};
