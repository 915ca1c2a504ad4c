import type { Container } from '#server/container.ts';
import { eraseExpiredMessages as erase } from '#server/db/repos/accounts/outgoing-messages.ts';

/** Codes and links go when they end, delivered or not, and with them the failed jobs that could no longer send them. */
export const eraseExpiredMessages = async ({ database, jobs, log }: Container): Promise<void> => {
  const erased = await erase(database.db);
  if (erased.length === 0) return;
  await jobs.dropErased(erased);
  log.error({ count: erased.length }, 'messages expired before they could be delivered');
};
