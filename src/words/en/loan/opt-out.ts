export const optOutWords = {
  title: 'Done',
  failed: 'That did not work',
  reminders:
    'We will not remind you of unfinished applications again. You will still get messages about an application you continue.',
  answers: 'We will not write to you again when one of our answers changes.',
  waitlist: 'We will not write to you about new states again.',
} as const;
