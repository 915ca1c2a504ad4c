import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useEffect, useRef } from 'react';
import { type JourneyCapability, journeyCapability } from '#entities/facts/journey.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { useFunnelData } from '../step/funnel-data.ts';

type Listed = inferOutput<ReturnType<typeof useTRPC>['application']['journeys']>;
export type VendorVisit = Listed['visits'][number];

/** How often the page asks whether an answer has come. */
const WAIT_MS = 4000;

const isWaiting = ({ state }: VendorVisit): boolean => state === 'waiting';

/** The applicant's visits to vendors. Coming back from a vendor's page, it asks at once how the visit ended. */
export const useVendorVisits = (
  capabilities: readonly JourneyCapability[],
  onBack?: (from: JourneyCapability) => void,
) => {
  const trpc = useTRPC();
  const { retry } = useFunnelData();
  const [params, setParams] = useSearchParams();
  const listed = useQuery({
    ...trpc.application.journeys.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.visits.some(isWaiting) ? WAIT_MS : false),
  });
  const { refetch } = listed;
  const ended = useMutation(
    trpc.application.returnFromVendor.mutationOptions({
      onSettled: () => {
        void refetch();
        retry();
      },
    }),
  );
  const back = journeyCapability.safeParse(params.get('back')).data;
  const latest = useRef({ mutate: ended.mutate, onBack });
  useEffect(() => {
    latest.current = { mutate: ended.mutate, onBack };
  });
  const isBack = back !== undefined && capabilities.includes(back);
  useEffect(() => {
    if (!isBack || back === undefined) return;
    // Once: a reloaded page is not another return.
    const rest = new URLSearchParams(params);
    rest.delete('back');
    setParams(rest, { replace: true });
    latest.current.onBack?.(back);
    latest.current.mutate({ capability: back });
  }, [isBack, back, params, setParams]);
  const finished = listed.data?.visits.filter(({ state }) => state === 'finished').length ?? 0;
  const known = useRef(finished);
  useEffect(() => {
    if (finished > known.current) retry();
    known.current = finished;
  }, [finished, retry]);
  return {
    isChecking: ended.isPending,
    isOffered: (capability: JourneyCapability): boolean => listed.data?.offered.includes(capability) === true,
    visitTo: (capability: JourneyCapability): VendorVisit | null =>
      listed.data?.visits.find((visit) => visit.capability === capability) ?? null,
  };
};
