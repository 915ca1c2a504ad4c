import { defaultScheduler, notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { createContext, useContext, useMemo, useState } from 'react';
import type { Application } from '#entities/application/application.ts';
import { toWire, type WithApplication, withApplication } from '#entities/contract/wire-form.ts';
import type { GuardedRecord, RedirectFacts } from '#funnel/engine/decide-redirect.ts';
import { reachesApplication } from '#funnel/reaches-application.ts';
import type { StepKey } from '#funnel/steps.ts';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { reloadPage } from '#web/router/reload-page.ts';
import { followServerDay } from '../estimate/lender-day.ts';
import { useNewerVersion } from '../saving/use-newer-version.ts';
import { useWholeFunnel } from '../whole/use-whole-funnel.ts';
import { closedPageKey } from './closed-page-key.ts';

type Calls = ReturnType<typeof useTRPC>;
type Sent = NonNullable<inferOutput<Calls['funnel']['current']>>;
export type Current = WithApplication<Sent>;
export type Drafts = inferOutput<Calls['funnel']['drafts']>;

export type FunnelData = {
  state: 'loading' | 'failed' | 'loaded';
  /** Null when this session has no application. */
  current: Current | null;
  /** Typed earlier and not saved, for a page that opens. */
  draftOf: (step: string) => Drafts[string] | undefined;
  /** The application as this page last knew it, once changed elsewhere; null otherwise. */
  before: Application | null;
  record: RedirectFacts['record'];
  retry: () => Promise<unknown>;
  /** Refetches the application and waits for it. */
  refresh: () => Promise<void>;
  /** Opens an application for a visitor's first answer. */
  begin: (step: StepKey) => Promise<void>;
  /** Typed but unsaved values, for returning to their page. */
  hold: (step: string, draft: Drafts[string]) => void;
  /** After a save: every page reads the server's response from now on. */
  accept: (saved: Pick<Current, 'application' | 'version'> & Partial<Current>, step: string) => void;
};

/** The guard reads the same answer as the pages: a save, another tab or a decision by staff changes both at once. */
export const recordOf = ({ status, hitchLoan, encompassConditionallyApproved }: Current): GuardedRecord => ({
  applicationStatus: status,
  hitchLoan,
  encompassConditionallyApproved,
});

const read = (sent: Sent | null): Current | null => sent && withApplication(sent);

/** Data behind the funnel's pages, fetched in one batch on entry. */
export const useLoadedFunnel = (): FunnelData => {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const queryClient = useQueryClient();
  const current = useQuery(trpc.funnel.current.queryOptions(undefined, { select: read }));
  const { data, isPending: isCurrentPending, isLoadingError: hasNoCurrent, refetch } = current;
  // In the same call: without an application, which nobody knows yet, it is refused, and there are none. A page reads its own as it opens.
  const drafts = useQuery(trpc.funnel.drafts.queryOptions());
  const { isPending: areDraftsPending, isLoadingError: haveDraftsFailed, refetch: refetchDrafts } = drafts;
  // Before any funnel page computes with a date.
  if (data) followServerDay(data.today);
  const { pathname, state: arrival } = useLocation();
  const isNear = Boolean(data && reachesApplication(data)) || closedPageKey(arrival) !== null;
  const { isMissing, hasFailed } = useWholeFunnel(isNear);
  const [known, setKnown] = useState<{ on: string; application: Application } | null>(null);
  // The next page uses the newest answers again.
  const before = known?.on === pathname ? known.application : null;
  useNewerVersion({
    version: data?.version ?? null,
    onNewer: () => {
      const application = data?.application;
      if (application) setKnown((earlier) => (earlier?.on === pathname ? earlier : { on: pathname, application }));
      void refetch();
    },
  });
  return useMemo(() => {
    const isPending = isCurrentPending || isMissing;
    const isFailed = hasNoCurrent || hasFailed;
    const isLoading = isPending || (Boolean(data) && areDraftsPending);
    const areDraftsMissing = Boolean(data) && haveDraftsFailed;
    const currentKey = trpc.funnel.current.queryKey();
    const draftsKey = trpc.funnel.drafts.queryKey();
    return {
      // Keep loaded data on the page when a refetch fails; a draft that was not loaded must not be overwritten.
      state: isFailed || areDraftsMissing ? 'failed' : isLoading ? 'loading' : 'loaded',
      current: isMissing ? null : (data ?? null),
      draftOf: (step) => queryClient.getQueryData(draftsKey)?.[step],
      before,
      record: isFailed
        ? { kind: 'failed' }
        : isPending
          ? { kind: 'loading' }
          : { kind: 'loaded', record: data ? recordOf(data) : null },
      retry: () => Promise.all([refetch(), haveDraftsFailed ? refetchDrafts() : null, hasFailed ? reloadPage() : null]),
      refresh: async () => {
        await refetch();
      },
      begin: async (step) => {
        await api.funnel.start.mutate({ step });
        // A new application has no drafts, and the page being answered stays as it is.
        queryClient.setQueryData(draftsKey, {});
        await refetch();
      },
      hold: (step, draft) => {
        queryClient.setQueryData(draftsKey, (before) => ({ ...before, [step]: draft }));
      },
      accept: (saved, step) => {
        setKnown(null);
        // Requested before this save: its response would restore the old state.
        void queryClient.cancelQueries({ queryKey: currentKey });
        // Told together and now, so that the page is drawn once, and with where it goes on to.
        notifyManager.setScheduler((tell) => tell());
        try {
          notifyManager.batch(() => {
            queryClient.setQueryData(currentKey, (before) =>
              before && before.version <= saved.version
                ? { ...before, ...saved, application: toWire(saved.application) }
                : before,
            );
            queryClient.setQueryData(draftsKey, (before) => {
              const { [step]: _, ...others } = before ?? {};
              return others;
            });
          });
        } finally {
          notifyManager.setScheduler(defaultScheduler);
        }
      },
    };
    // Of each call only what a page shows: one that is drawn for a draft that is kept, or a call on its way, is drawn for nothing.
  }, [
    data,
    isCurrentPending,
    hasNoCurrent,
    refetch,
    areDraftsPending,
    haveDraftsFailed,
    refetchDrafts,
    before,
    isMissing,
    hasFailed,
    trpc,
    api,
    queryClient,
  ]);
};

export const FunnelDataContext = createContext<FunnelData | null>(null);

export const useFunnelData = (): FunnelData => {
  const data = useContext(FunnelDataContext);
  if (data === null) throw new Error('A question page stands outside of the funnel');
  return data;
};
