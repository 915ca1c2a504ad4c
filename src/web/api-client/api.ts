import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import superjson from 'superjson';
import type { AppRouter } from '#server/api/router.ts';
import { botCheckTokens } from './bot-check-tokens.ts';
import { checkedFetch } from './checked-fetch.ts';
import { solveBotCheck } from './solve-bot-check.ts';

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

export const tokens = botCheckTokens(solveBotCheck, () => Date.now());

/** A call beside the procedures: a file on its way in, a stream of changes. */
export const sendChecked = checkedFetch(tokens, (input, init) => fetch(input, init));

export const createApiClient = () =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/api/trpc',
        transformer: superjson,
        fetch: (input, init) => sendChecked(input, { ...init, signal: init?.signal ?? null }),
      }),
    ],
  });

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
        // Offline is shown on the page; a call that waits in silence helps nobody.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
