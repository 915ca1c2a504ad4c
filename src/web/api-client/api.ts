import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import superjson from 'superjson';
import { QUERIES_BY_POST } from '#entities/contract/calls/queries-by-post.ts';
import type { AppRouter } from '#server/api/router.ts';
import { watchAttendance } from './attendance.ts';
import { botCheckTokens } from './bot-check-tokens.ts';
import { checkedFetch } from './checked-fetch.ts';
import { confirmLink } from './confirm-link.ts';
import { confirmationStore } from './confirmation-store.ts';
import { reachServer } from './reach-server.ts';
import { solveBotCheck } from './solve-bot-check.ts';

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

export const tokens = botCheckTokens(solveBotCheck, () => Date.now());

/** A call outside the procedures: a file upload, a stream of changes. */
export const sendChecked = checkedFetch(tokens, (input, init) => fetch(input, init));

/** The context of a call made while the user is leaving the page. */
export const LEAVING = { isLeaving: true };

/** Browsers refuse more than 64 KiB in flight once the page is gone. */
const outlivesPage = (body: unknown): boolean => typeof body === 'string' && new Blob([body]).size < 60_000;

const reach = reachServer(sendChecked);
/** Nothing changes by it, so it waits for no bot check. */
const reachToRead = reachServer((input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-same-origin', '1');
  return fetch(input, { ...init, headers });
});

/** One bot check covers as many. */
const MOST_IN_BATCH = 30;

const SERVER = { url: '/api/trpc', transformer: superjson };

/** Automatic refetches after a change elsewhere do not extend the session. */
const unattended = (isAttended: () => boolean) => () => (isAttended() ? {} : { 'x-unattended': '1' });

/** Transport of a call; the same for every client of this server. */
export const apiLink = () => {
  // Prerendered pages are built without a window.
  const isAttended = typeof window === 'undefined' ? () => true : watchAttendance(window, () => Date.now());
  return splitLink<AppRouter>({
    condition: ({ context }) => context.isLeaving === true,
    // A batch waits for a timer, and a page being left has none.
    true: httpLink({
      ...SERVER,
      fetch: (input, init) => reach(input, { ...init, signal: null, keepalive: outlivesPage(init?.body) }),
    }),
    false: splitLink<AppRouter>({
      condition: ({ type, path }) => type === 'query' && QUERIES_BY_POST.has(path),
      true: httpBatchLink({
        ...SERVER,
        methodOverride: 'POST',
        maxItems: MOST_IN_BATCH,
        headers: unattended(isAttended),
        fetch: (input, init) => reachToRead(input, { ...init, signal: init?.signal ?? null }),
      }),
      false: httpBatchLink({
        ...SERVER,
        maxItems: MOST_IN_BATCH,
        headers: unattended(isAttended),
        fetch: (input, init) => reach(input, { ...init, signal: init?.signal ?? null }),
      }),
    }),
  });
};

export const createApiClient = () =>
  createTRPCClient<AppRouter>({ links: [confirmLink(confirmationStore.ask), apiLink()] });

/** No retry and no cache: a page shows data fetched when it opened. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 0,
        gcTime: 0,
        refetchOnMount: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        // Offline status is shown on the page; a silently waiting call would not help.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
