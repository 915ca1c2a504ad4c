import { type FetchedService, fetchedService } from '#entities/facts/outside-service.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { recordServiceState } from '#server/db/repos/outside/service-states.ts';
import { noteIndexChange } from '../index-rate/note-index-change.ts';

/** Fetches what a service publishes. What was kept stays until something whole takes its place. */
export const refreshService = async (
  container: Pick<Container, 'refreshes' | 'database' | 'primeRate' | 'clock' | 'env'>,
  service: FetchedService,
): Promise<string> => {
  const { refreshes, database } = container;
  const refresh = refreshes[service];
  if (!refresh) throw new AppError('notFound');
  const refreshed = await refresh(new Date());
  const outcome = refreshed.kind === 'fetched' ? 'answered' : refreshed.problem;
  await recordServiceState(database.db, { service, outcome });
  if (service === 'primeRate' && outcome === 'answered') await noteIndexChange(container);
  return outcome;
};

/** As a job: every service is asked, whatever became of the one before. */
export const refreshServices = async (container: Container): Promise<void> => {
  const failed: string[] = [];
  for (const service of fetchedService.options)
    if (container.refreshes[service] && (await refreshService(container, service)) !== 'answered') failed.push(service);
  if (failed.length > 0) throw new AppError('unavailable');
};
