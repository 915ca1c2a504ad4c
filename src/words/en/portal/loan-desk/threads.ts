import { templateFieldNames } from '../desk/template-fields.ts';

/** Text for messages, notes, audit and the applicant's view. */
export const messageDesk = {
  with: (name: string) => `With ${name}`,
  none: (name: string) => `No messages yet. Messages from ${name} appear here.`,
  label: (name: string) => `Write to ${name}`,
  help: 'They are notified by email; the message itself stays in the portal.',
  send: 'Send',
  empty: 'Enter a message first.',
  unread: (count: number) => `${count} new`,
  snippets: {
    label: 'Insert a template',
    choose: 'Choose a template',
    ready: 'Built-in templates',
    ours: 'Our templates',
    needs: (name: string, missing: string) => `${name} (needs: ${missing.toLowerCase()})`,
    missing: templateFieldNames,
    /** Each begins as a letter would, so that it can be sent as it is. */
    texts: [
      {
        name: 'Items still missing',
        text: (name: string) =>
          `Hello ${name}, your file is almost complete. Your loan page lists what we still need. Send it there and we will pick it up the same day.`,
      },
      {
        name: 'We received it',
        text: (name: string) => `Hello ${name}, thank you. We received what you sent and are reviewing it now.`,
      },
      {
        name: 'Clearer copy needed',
        text: (name: string) =>
          `Hello ${name}, part of what you sent is hard to read. Please send it again with all four corners in the picture and the flash off.`,
      },
      {
        name: 'Best time to call',
        text: (name: string) =>
          `Hello ${name}, may we call you about your application? Tell us a day and time that work for you.`,
      },
      {
        name: 'Before the signing',
        text: (name: string) =>
          `Hello ${name}, your signing is coming up. Please bring an unexpired photo ID. Everyone who owns the home needs to be there.`,
      },
    ],
  },
} as const;

export const noteDesk = {
  title: 'Staff notes',
  lede: 'Visible to staff only.',
  none: 'No notes yet.',
  label: 'New note',
  save: 'Save note',
  empty: 'Enter a note first.',
  mentions: {
    hint: 'Type @ and a name to notify a colleague.',
    list: 'Colleagues to mention',
    found: (count: number) => (count === 1 ? '1 colleague' : `${count} colleagues`),
    none: 'No colleague with that name can see this loan.',
  },
} as const;

export const auditDesk = {
  title: 'Access and change history',
  whole: 'Chain intact',
  intact: (length: number) => `${length} events, each sealed to the one before.`,
  broken: (at: number) => `Broken at event ${at}`,
  tampered: 'The records were changed outside the product.',
  checked: (time: string) => `Rechecked at ${time}.`,
  recheck: 'Check again',
  number: 'No.',
  when: 'When',
  who: 'Who',
  what: 'What',
  detail: 'Details',
  ofEntry: (number: number) => `of entry ${number}`,
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
  answersChanged: (count: number) => `${count} answers changed`,
  actors: { borrower: 'Borrower', coborrower: 'Co-borrower', system: 'System' } as Readonly<Record<string, string>>,
  someone: 'Someone outside the company',
} as const;

export const applicantDesk = {
  title: (name: string) => `${name}’s view`,
  lede: 'Read only. Nothing here can be changed or marked as read.',
  needs: 'Waiting on them',
  nothing: 'Nothing is waiting on them now.',
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
  signedOutText: 'It is recorded in the loan’s audit trail.',
} as const;
