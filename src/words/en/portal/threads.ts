import type { ThreadView } from '#entities/contract/loan-thread.ts';

/** Text for the page of all threads. */
export const threads = {
  title: 'Messages',
  lede: 'Messages on every file you work on. Once one of us reads a message, it counts as read for everyone.',
  views: { unread: 'Unread', all: 'All' } satisfies Record<ThreadView, string>,
  viewsLabel: 'Which messages',
  caption: 'Messages by file and person',
  columns: { file: 'File', message: 'Last message', when: 'When', state: 'State', owner: 'Owner' },
  with: (loanNumber: string, firstName: string | null) =>
    firstName === null ? loanNumber : `${loanNumber}, with ${firstName}`,
  said: (name: string | null) => `${name ?? 'They'}: `,
  unread: (count: number) => `${count} new`,
  read: { person: 'Read', staff: 'Answered' },
  since: (time: string) => `Waiting since ${time}`,
  emptyTitle: { unread: 'No unread messages', all: 'No messages yet' } satisfies Record<ThreadView, string>,
  empty: {
    unread: 'New messages appear here, the longest wait first.',
    all: 'Your conversations appear here.',
  } satisfies Record<ThreadView, string>,
} as const;
