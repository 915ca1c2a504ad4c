import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Application } from '#entities/application/application.ts';
import { noOutsideFacts } from '#entities/facts/outside-facts.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { householdFacts, type KnownToBorrower } from './household-facts.ts';
import { lenderToday, policyToday } from './lender-day.ts';

/** The facts available to the rules in this browser; null while loading. A failed request falls back to an estimate. */
export const useHouseholdFacts = (
  application: Application,
  { isStarted }: { isStarted: boolean },
): KnownToBorrower | null => {
  const trpc = useTRPC();
  const { data, isPending } = useQuery({ ...trpc.application.facts.queryOptions(), enabled: isStarted });
  return useMemo(() => {
    if (isStarted && isPending) return null;
    if (!data) return { application, facts: noOutsideFacts() };
    return householdFacts(application, { visible: data, policy: policyToday(), asOf: lenderToday() });
  }, [application, data, isPending, isStarted]);
};
