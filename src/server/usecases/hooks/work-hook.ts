import type { HookState } from '#entities/facts/hook-state.ts';
import type { Container } from '#server/container.ts';
import { acceptTexts, refuseTexts } from '#server/db/repos/accounts/messages.ts';
import { findHookEvent, settleHookEvent } from '#server/db/repos/vendors/hook-events.ts';
import { type HookNews, hookNews } from '#server/vendors/hooks/hook.ts';

type Worked = { state: HookState; applicationId: string | null };

/** Carries out a vendor's news. Safe to repeat, in any order and any number of times. */
const workOn = async ({ database }: Container, news: HookNews): Promise<Worked> => {
  switch (news.about) {
    case 'textWish':
      await database.transact((tx) =>
        news.wish === 'stop' ? refuseTexts(tx, news.number) : acceptTexts(tx, news.number),
      );
      return { state: 'worked', applicationId: null };
    case 'text':
      return { state: 'worked', applicationId: null };
    case 'journey':
      return { state: 'unmatched', applicationId: null };
    case 'nothing':
      return { state: 'ignored', applicationId: null };
  }
};

export const workHook = async (container: Container, eventId: string): Promise<void> => {
  const event = await findHookEvent(container.database.db, eventId);
  if (!event || event.state === 'unreadable') return;
  const worked = await workOn(container, hookNews.parse(event.news));
  await container.database.transact((tx) => settleHookEvent(tx, { id: eventId, ...worked }));
};
