import { lazy, useEffect } from 'react';

const load = () => import('../screens/pull-progress.tsx');

export const PullProgress = lazy(async () => ({ default: (await load()).PullProgress }));

/** Fetches the progress of vendor requests while the answers are given, on a page that will wait for them. */
export const usePullProgress = (isWaitedFor: boolean): void => {
  useEffect(() => {
    if (isWaitedFor) void load();
  }, [isWaitedFor]);
};
