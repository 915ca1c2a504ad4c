import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { OWN_CHANGES, useChanges } from '#web/api-client/use-changes.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';

/** Few answers are ever corrected. */
const cards = onDemand(async () => (await import('./correction-cards.tsx')).CorrectionCards);

/** Answers that staff corrected and this person has not said yes or no to; one that was answered stays until the page is opened again. */
export const HubCorrections = () => {
  const trpc = useTRPC();
  const told = useQuery(trpc.application.corrections.queryOptions());
  const refresh = () => void told.refetch();
  useChanges(OWN_CHANGES, refresh);
  const [seen] = useState(() => new Set<string>());
  if (told.isLoadingError) return <NotLoaded retry={told.refetch} reason={told.error.message} />;
  const shown = (told.data ?? []).filter(({ id, state }) => state === 'told' || seen.has(id));
  for (const { id } of shown) seen.add(id);
  return shown.length > 0 && <cards.Part shown={shown} onDone={refresh} />;
};
