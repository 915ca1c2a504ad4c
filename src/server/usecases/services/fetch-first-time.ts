import { fetchedService } from '#entities/facts/outside-service.ts';
import type { Container } from '#server/container.ts';
import { serviceFileAges } from '#server/db/repos/outside/service-files.ts';

/** A new installation does not wait for the schedule. */
export const fetchFirstTime = async ({ database, jobs, refreshes }: Container): Promise<void> => {
  const kept = new Set((await serviceFileAges(database.db)).map(({ service }) => service));
  if (fetchedService.options.some((service) => refreshes[service] !== null && !kept.has(service)))
    await database.transact((tx) => jobs.enqueue(tx, 'refreshServices', {}));
};
