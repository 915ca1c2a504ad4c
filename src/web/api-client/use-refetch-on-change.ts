import { useEffect, useRef } from 'react';
import type { ChangeStream } from './follow-changes.ts';
import { useChanges } from './use-changes.ts';

type Asked = { data: unknown; refetch: () => Promise<unknown> };

/**
 * Asks again at every change. A change told while the first answer is on its way may be newer than that answer, which the query would
 * wait for instead of asking: it asks once more after it. What is told at once on listening is older than the question.
 */
export const useRefetchOnChange = (stream: ChangeStream, { data, refetch }: Asked): void => {
  const isListening = useRef(false);
  const isOutdated = useRef(false);
  useChanges(stream, () => {
    if (data !== undefined) void refetch();
    else if (isListening.current) isOutdated.current = true;
  });
  useEffect(() => {
    isListening.current = true;
  }, []);
  useEffect(() => {
    if (data === undefined || !isOutdated.current) return;
    isOutdated.current = false;
    void refetch();
  }, [data, refetch]);
};
