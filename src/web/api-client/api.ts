import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import superjson from 'superjson';
import type { AppRouter } from '#server/api/router.ts';
import { watchAttendance } from './attendance.ts';
import { botCheckTokens } from './bot-check-tokens.ts';
import { checkedFetch } from './checked-fetch.ts';
import { reachServer } from './reach-server.ts';
import { solveBotCheck } from './solve-bot-check.ts';

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

export const tokens = botCheckTokens(solveBotCheck, () => Date.now());

/** A call beside the procedures: a file on its way in, a stream of changes. */
export const sendChecked = checkedFetch(tokens, (input, init) => fetch(input, init));

/** The context of a call that a page makes while it is being left. */
export const LEAVING = { isLeaving: true };

/** Browsers refuse more than 64 KiB on the way once the page is gone. */
const outlivesPage = (body: unknown): boolean => typeof body === 'string' && new Blob([body]).size < 60_000;

const reach = reachServer(sendChecked);

const SERVER = { url: '/api/trpc', transformer: superjson };

/** What a page asks by itself, because something changed elsewhere, keeps no one signed in. */
const unattended = (isAttended: () => boolean) => () => (isAttended() ? {} : { 'x-unattended': '1' });

/** How a call travels; the same for every client of this server. */
export const apiLink = () => {
  // The finished pages are built where there is no window.
  const isAttended = typeof window === 'undefined' ? () => true : watchAttendance(window, () => Date.now());
  return splitLink<AppRouter>({
    condition: ({ context }) => context.isLeaving === true,
    // A batch waits for a timer, and a page that is left has none.
    true: httpLink({
      ...SERVER,
      fetch: (input, init) => reach(input, { ...init, signal: null, keepalive: outlivesPage(init?.body) }),
    }),
    false: httpBatchLink({
      ...SERVER,
      headers: unattended(isAttended),
      fetch: (input, init) => reach(input, { ...init, signal: init?.signal ?? null }),
    }),
  });
};

export const createApiClient = () => createTRPCClient<AppRouter>({ links: [apiLink()] });

/** No retry and no cache: what a page shows was asked for when the page opened. */
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
        // Offline is shown on the page; a call that waits in silence helps no one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
