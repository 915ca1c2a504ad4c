import type { Container } from '#server/container.ts';
import { appendEvent, hasLookedLately } from '#server/db/repos/application/events.ts';

const ONE_LOOK_MINUTES = 15;

type Look = { applicationId: string; staffId: string; what: string };

/** Logs which staff member viewed which part. A page that refreshes itself is one view, not many. */
export const logView = async (
  { database: { db, transact } }: Container,
  { applicationId, staffId, what }: Look,
): Promise<void> => {
  const event = { applicationId, actor: { staff: staffId }, kind: 'loanSeen' as const, body: { what } };
  if (await hasLookedLately(db, { ...event, minutes: ONE_LOOK_MINUTES })) return;
  await transact((tx) => appendEvent(tx, event));
};
