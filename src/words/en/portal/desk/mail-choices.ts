import type { NotificationKind } from '#entities/contract/desk/notification.ts';

/** Text for what is mailed to staff besides the bell. */
export const mailChoices = {
  title: 'Email notifications',
  lede: 'Every notification appears under the bell. Choose the ones you also want by email.',
  kinds: {
    mention: 'A colleague mentions me in a note',
    assigned: 'A colleague assigns me a loan or work',
    takenOver: 'A colleague takes over my work',
    proposalReturned: 'A colleague returns a decision I proposed',
    proposalConfirmed: 'A colleague confirms a decision I proposed',
    message: 'One of my applicants writes to me',
  } satisfies Record<NotificationKind, string>,
  saved: 'Saved.',
} as const;
