import type { NoticeHold, PostReason } from '#entities/facts/notice.ts';
import type { Day } from '#entities/values/day.ts';
import type { Tx } from '#server/db/connect.ts';
import { addDelivery, type NewDelivery } from '#server/db/repos/loan/notice-deliveries.ts';
import { startClock } from '../shared/clocks.ts';

type Letter = Omit<NewDelivery, 'channel' | 'why' | 'madeOn' | 'held'> & {
  on: Day;
  why: PostReason | null;
  held?: NoticeHold;
};

/** To be printed and mailed by staff, within the days of our own policy. */
export const queueLetter = async (tx: Tx, { on, ...letter }: Letter): Promise<void> => {
  await addDelivery(tx, { ...letter, channel: 'post', madeOn: on });
  await startClock(tx, { applicationId: letter.applicationId, kind: 'paperNotice', on });
};
