import { useQuery } from '@tanstack/react-query';
import type { Step } from '#funnel/engine/define-step.ts';
import { useTRPC } from '#web/api-client/api.ts';
import type { Said } from './step-summary.tsx';

/** Who last answered a page, and when. */
export const useSaid = (): ((step: Step) => Said | null) => {
  const trpc = useTRPC();
  const history = useQuery(trpc.application.history.queryOptions());
  return (step) => history.data?.find((each) => each.step === step.key) ?? null;
};
