import type { Container } from '#server/container.ts';
import { forgetUnsettled } from '#server/db/repos/accounts/outgoing-messages.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { requireJobs } from '../shared/sees-jobs.ts';
import type { Staff } from '../shared/staff-reach.ts';

/** Queues failed jobs again, on record. Jobs that a colleague already retried, or that expired, are left out. */
export const retryFailedJobs = async (
  { database, jobs }: Container,
  staff: Staff,
  ids: readonly string[],
): Promise<{ retried: number }> => {
  requireJobs(staff);
  const failed = await jobs.failed({ limit: ids.length, after: null, ids });
  const retryable = failed.filter(({ isErased }) => !isErased);
  if (retryable.length === 0) return { retried: 0 };
  return database.transact(async (tx) => {
    await forgetUnsettled(
      tx,
      retryable.flatMap(({ messageId }) => messageId ?? []),
    );
    const retried = await jobs.retry(
      tx,
      retryable.map(({ id }) => id),
    );
    const body = {
      jobs: retryable.map(({ id, job, message, loanId, reason }) => ({ id, job, message, loanId, reason })),
    };
    if (retried > 0) await appendDeskEvent(tx, { accountId: staff.accountId, kind: 'jobsRetried', body });
    return { retried };
  });
};
