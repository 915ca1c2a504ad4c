import type { NotificationKind } from '#entities/contract/desk/notification.ts';

const more = (loans: number): string => (loans > 1 ? ` and ${loans - 1} more` : '');

/** Text for the bell, for mentions in notes, and for what is mailed to staff. */
export const notificationWords = {
  title: 'Notifications',
  none: 'Nothing yet. Mentions, loans assigned to you and messages from your applicants appear here.',
  readAll: 'Mark all as read',
  close: 'Close',
  settings: 'Email settings',
  unread: 'Unread',
  what: {
    mention: (by: string) => `${by} mentioned you in a note`,
    assigned: (by: string) => `${by} assigned you this loan or work on it`,
    takenOver: (by: string) => `${by} took over your work or reassigned it`,
    proposalReturned: (by: string) => `${by} returned the decision you proposed`,
    proposalConfirmed: (by: string) => `${by} confirmed the decision you proposed`,
    message: () => 'The applicant wrote to you',
  } satisfies Record<NotificationKind, (by: string) => string>,
  about: (number: string, names: string) => (names === '' ? number : `${number}, ${names}`),
  mail: {
    mention: (by: string, number: string) => `${by} mentioned you in a note on ${number}`,
    assigned: (by: string, number: string, loans: number) => `${by} assigned you ${number}${more(loans)}`,
    takenOver: (by: string, number: string, loans: number) =>
      `${by} took over or reassigned your work on ${number}${more(loans)}`,
    proposalReturned: (by: string, number: string) => `${by} returned the decision you proposed on ${number}`,
    proposalConfirmed: (by: string, number: string) => `${by} confirmed the decision you proposed on ${number}`,
  },
} as const;
