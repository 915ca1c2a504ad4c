import { QueryClient } from '@tanstack/react-query';
import { QUERIES_BY_POST } from '#entities/contract/calls/queries-by-post.ts';
import type { AppRouter } from '#server/api/router.ts';
import { watchAttendance } from './attendance.ts';
import { botCheckTokens } from './bot-check-tokens.ts';
import { createApiContext, type MakeCall } from './calls/api-context.tsx';
import { batched, type Lane, sendAlone } from './calls/call-server.ts';
import { checkedFetch } from './checked-fetch.ts';
import { confirmationStore } from './confirmation-store.ts';
import { confirmed } from './confirmed.ts';
import { reachServer } from './reach-server.ts';
import { solveBotCheck } from './solve-bot-check.ts';

export const { ApiProvider, useApi: useTRPC, useApiClient: useTRPCClient } = createApiContext<AppRouter>();

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

/** Automatic refetches after a change elsewhere do not extend the session. */
const unattended = (isAttended: () => boolean) => () => (isAttended() ? {} : { 'x-unattended': '1' });

/** Transport of a call; the same for every router of this server. */
export const transport = (): MakeCall => {
  // Prerendered pages are built without a window.
  const isAttended = typeof window === 'undefined' ? () => true : watchAttendance(window, () => Date.now());
  const headers = unattended(isAttended);
  const lanes: Record<'read' | 'readTyped' | 'change', Lane> = {
    read: { name: 'read', method: 'GET', headers, send: reach, whenDrawn: 'after' },
    readTyped: { name: 'readTyped', method: 'POST', headers, send: reachToRead, whenDrawn: 'after' },
    change: { name: 'change', method: 'POST', headers, send: reach, whenDrawn: 'before' },
  };
  const inBatch = batched(({ type, path }) => {
    if (type === 'mutation') return lanes.change;
    return QUERIES_BY_POST.has(path) ? lanes.readTyped : lanes.read;
  });
  return (call) =>
    call.context?.isLeaving
      ? sendAlone(call, (address, init) => reach(address, { ...init, keepalive: outlivesPage(init.body) }))
      : inBatch(call);
};

/** The product's calls: one refused for want of a fresh proof asks the user for it. */
export const productCalls = (): MakeCall => confirmed(transport(), confirmationStore.ask);

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
