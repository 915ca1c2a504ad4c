import { lazy } from 'react';

/** The progress of vendor requests: fetched while the answers are given, on a page that will wait for them. */
export const loadPullProgress = () => import('../screens/pull-progress.tsx');

export const PullProgress = lazy(async () => ({ default: (await loadPullProgress()).PullProgress }));
