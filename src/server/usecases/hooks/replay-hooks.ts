import type { Container } from '#server/container.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { replayableHookEvents } from '#server/db/repos/vendors/hook-events.ts';
import { requireJobs } from '../shared/sees-jobs.ts';
import type { Staff } from '../shared/staff-reach.ts';

/** Queues the work of webhooks again, on record. Their signatures were checked on arrival. */
export const replayHooks = async (
  { database, jobs }: Container,
  staff: Staff,
  ids: readonly string[],
): Promise<{ replayed: number }> => {
  requireJobs(staff);
  return database.transact(async (tx) => {
    const events = await replayableHookEvents(tx, ids);
    for (const { id } of events) await jobs.enqueue(tx, 'workHook', { eventId: id });
    if (events.length > 0)
      await appendDeskEvent(tx, { accountId: staff.accountId, kind: 'hooksReplayed', body: { events } });
    return { replayed: events.length };
  });
};
