/** Text for messages, notes, audit and the applicant's view. */
export const messageDesk = {
  with: (name: string) => `With ${name}`,
  none: (name: string) => `No messages yet. When ${name} writes, it lands here.`,
  label: (name: string) => `Write to ${name}`,
  help: 'They hear of it by mail; the words stay inside.',
  send: 'Send',
  empty: 'Write a sentence or two.',
  unread: (count: number) => `${count} new`,
} as const;

export const noteDesk = {
  title: 'Notes among staff',
  lede: 'No applicant ever reads these.',
  none: 'No notes yet.',
  label: 'New note',
  save: 'Save note',
  empty: 'Write something first.',
} as const;

export const auditDesk = {
  title: 'Who saw and changed what',
  whole: 'The chain is whole',
  intact: (length: number) => `${length} events, each sealed to the one before.`,
  broken: (at: number) => `Broken at event ${at}`,
  tampered: 'The records were changed outside the product.',
  checked: (time: string) => `Rechecked at ${time}.`,
  recheck: 'Check again',
  number: 'No.',
  when: 'When',
  who: 'Who',
  what: 'What',
  detail: 'Detail',
  seal: 'Seal',
  more: 'Show earlier',
  newest: 'Back to the newest',
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  told: (name: string, text: string) => `${name}: ${text}`,
  changed: (name: string, was: string | null, is: string) =>
    was === null ? `${name}: ${is}` : `${name}: ${is} (was ${was})`,
  moreTold: (count: number) => `${count} more`,
  actors: { borrower: 'Borrower', coborrower: 'Co-borrower', system: 'System' } as Readonly<Record<string, string>>,
  someone: 'Someone outside the company',
} as const;

export const applicantDesk = {
  title: (name: string) => `What ${name} sees`,
  lede: 'Read only: nothing here can be pressed, and nothing counts as read.',
  needs: 'Needs them',
  nothing: 'Nothing needs them now.',
  withUs: 'With us',
  done: 'Done',
  messages: 'Messages',
  noMessages: 'No messages.',
  choose: 'Whose view',
  signOut: (name: string) => `Sign ${name} out everywhere`,
  signOutText: (name: string) =>
    `Ends every open session of ${name}, as after a lost phone. Nothing they entered is lost, and they can sign in again.`,
  signOutYes: (name: string) => `Yes, sign ${name} out`,
  signOutNo: 'No, keep it as it is',
  signedOut: (name: string) => `${name} is signed out everywhere`,
  signedOutText: 'It is on the record of the loan.',
} as const;
