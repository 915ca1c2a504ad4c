/** Text for where one is signed in. */
export const sessionWords = {
  heading: 'Where you are signed in',
  text: 'If you do not recognize one of these, sign it out, then set a new password.',
  thisOne: 'This one',
  began: (when: string) => `Signed in ${when}`,
  seen: (when: string) => `last used ${when}`,
  from: (address: string) => `from ${address}`,
  unknownAgent: 'Unknown browser',
  end: 'Sign out there',
  endLabel: (agent: string) => `Sign out there: ${agent}`,
  ended: 'Signed out',
  endedText: 'That session is over.',
  endOthers: 'Sign out everywhere else',
  endedOthersText: 'Only this browser is signed in now.',
} as const;

/** Text for changing a password. */
export const passwordCard = {
  heading: 'Password',
  text: 'A new password signs you out everywhere else.',
  none: 'You sign in with a code by email. A password is quicker, if you want one.',
  current: 'Current password',
  currentNeeded: 'Enter your current password.',
  forgot: 'I forgot it: use a code by email instead',
  remember: 'Use my password instead',
  byCode: 'We email you a code before the new password is saved.',
  next: 'New password',
  help: 'At least 8 characters. A sentence you can remember works well.',
  save: 'Save the password',
  saved: 'Your password is saved',
  savedText: 'You are signed out everywhere else.',
  wrongPassword: 'That is not your current password.',
} as const;

/** Beside the field, for a new password that is refused. */
export const newPassword = {
  tooShort: (least: number) => `Use at least ${least} characters.`,
  tooLong: 'Use at most 200 characters.',
  passwordCommon: 'Many people use this password, so it is easy to guess. Use a few words that do not belong together.',
  passwordPersonal:
    'This contains your name, your email address, your birth date or our name. Use words no one would connect with you.',
} as const;
