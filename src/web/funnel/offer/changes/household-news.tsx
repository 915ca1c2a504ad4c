import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { lazy, Suspense } from 'react';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { HouseholdLineCard } from '../household-line-card.tsx';

/** Most pages have no change to tell of, and load nothing for one. */
const ChangedOffer = lazy(() => import('./changed-offer.tsx'));

export type News = NonNullable<inferOutput<ReturnType<typeof useTRPC>['quote']['household']>>;

type Props = { person: Person; variant: FunnelVariant; shows: 'changes' | 'line' };

/** On both people's pages: the line before it is consented to, and every change of it until one is chosen. */
export default function HouseholdNews({ person, variant, shows }: Props) {
  const trpc = useTRPC();
  const { data: news } = useQuery(trpc.quote.household.queryOptions());
  if (!news) return null;
  const { changes, line, home } = news;
  return (
    <>
      {changes.length > 0 && (
        <Suspense fallback={null}>
          <ChangedOffer of="household" {...{ news, person, variant }} />
        </Suspense>
      )}
      {shows === 'line' && <HouseholdLineCard home={home} line={line} />}
    </>
  );
}
