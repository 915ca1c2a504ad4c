export const optOutWords = {
  title: 'Done',
  failed: 'That did not work',
  reminders:
    'We will not remind you of unfinished applications again. Messages about an application you go on with still come.',
  answers: 'We will not write to you again when an answer of ours changes.',
  waitlist: 'We will not write to you about new states again.',
} as const;
