import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { OWN_CHANGES, useChanges } from './use-changes.ts';

const change = z.object({ version: z.int() });

type Asked = { data: { version: number } | undefined; refetch: () => Promise<unknown> };

/**
 * Asks again once a newer version of the caller's application is told, also one told while the answer was on its way: the query would
 * wait for that answer instead of asking. The version a stream begins with is usually the answer's own.
 */
export const useNewest = ({ data, refetch }: Asked): void => {
  const version = data?.version;
  const newest = useRef(0);
  useChanges(OWN_CHANGES, (value) => {
    const told = change.safeParse(value).data?.version;
    // After a gap it cannot say what was missed.
    if (told === undefined) return void refetch();
    newest.current = told;
    if (version !== undefined && told > version) void refetch();
  });
  useEffect(() => {
    if (version !== undefined && newest.current > version) void refetch();
  }, [version, refetch]);
};
