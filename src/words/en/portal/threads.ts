import type { ThreadView } from '#entities/contract/loan-thread.ts';

/** Text for the page of all threads. */
export const threads = {
  title: 'Messages',
  lede: 'What people wrote, on every file you work with. Read by one of us it counts as read for all.',
  views: { unread: 'Not read yet', all: 'All' } satisfies Record<ThreadView, string>,
  viewsLabel: 'Which messages',
  caption: 'Messages by file and person',
  columns: { file: 'File', message: 'Last message', when: 'When', state: 'State', owner: 'Owner' },
  with: (loanNumber: string, firstName: string | null) =>
    firstName === null ? loanNumber : `${loanNumber}, with ${firstName}`,
  said: (name: string | null) => `${name ?? 'They'}: `,
  unread: (count: number) => `${count} new`,
  read: { person: 'Read', staff: 'Answered' },
  since: (time: string) => `Waiting since ${time}`,
  emptyTitle: { unread: 'Everything is read', all: 'No messages yet' } satisfies Record<ThreadView, string>,
  empty: {
    unread: 'New messages appear here, the longest wait first.',
    all: 'Your conversations appear here.',
  } satisfies Record<ThreadView, string>,
} as const;
