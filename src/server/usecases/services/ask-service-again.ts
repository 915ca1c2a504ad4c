import type { FetchedService } from '#entities/facts/outside-service.ts';
import type { Container } from '#server/container.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { requireJobs } from '../shared/sees-jobs.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { refreshService } from './refresh-service.ts';

/** An administrator fetches now what the schedule would fetch later. */
export const askServiceAgain = async (
  container: Container,
  staff: Staff,
  service: FetchedService,
): Promise<{ outcome: string }> => {
  requireJobs(staff);
  const outcome = await refreshService(container, service);
  await container.database.transact((tx) =>
    appendDeskEvent(tx, { accountId: staff.accountId, kind: 'serviceAsked', body: { service, outcome } }),
  );
  return { outcome };
};
