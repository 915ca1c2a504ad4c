import type { NotificationKind } from '#entities/contract/desk/notification.ts';

/** Text for what is mailed to staff besides the bell. */
export const mailChoices = {
  title: 'Mail to you',
  lede: 'Everything is shown under the bell. Choose what is mailed as well.',
  kinds: {
    mention: 'A colleague mentions me in a note',
    assigned: 'A colleague gives me a loan or work',
    takenOver: 'A colleague takes over work of mine',
    proposalReturned: 'A colleague returns a decision I proposed',
    proposalConfirmed: 'A colleague confirms a decision I proposed',
    message: 'An applicant of mine writes',
  } satisfies Record<NotificationKind, string>,
  saved: 'Saved.',
} as const;
