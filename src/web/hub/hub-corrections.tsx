import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { useNewest } from '#web/api-client/use-newest.ts';
import { useOpenedVersion } from '#web/funnel/saving/use-opened-version.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';

/** Few answers are ever corrected. */
const cards = onDemand(async () => (await import('./correction-cards.tsx')).CorrectionCards);

/** Answers that staff corrected and this person has not said yes or no to; one that was answered stays until the page is opened again. */
export const HubCorrections = () => {
  const trpc = useTRPC();
  const told = useQuery(trpc.application.corrections.queryOptions());
  const refresh = () => void told.refetch();
  const version = useOpenedVersion();
  useNewest({ data: told.data && { version }, refetch: told.refetch });
  const [seen] = useState(() => new Set<string>());
  if (told.isLoadingError) return <NotLoaded retry={told.refetch} reason={told.error.message} />;
  const shown = (told.data ?? []).filter(({ id, state }) => state === 'told' || seen.has(id));
  for (const { id } of shown) seen.add(id);
  return shown.length > 0 && <cards.Part shown={shown} onDone={refresh} />;
};
