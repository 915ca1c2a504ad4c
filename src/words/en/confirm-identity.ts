/** Text for proving again who one is. */
export const confirmIdentity = {
  title: 'Confirm that it is you',
  text: 'We ask again before we show or change your most sensitive details. It is good for fifteen minutes.',
  sendTo: (email: string) => `We send a six-digit code to ${email}.`,
  send: 'Email me a code',
  sent: (email: string) => `A code is on its way to ${email}. It works for ten minutes.`,
  usePassword: 'Use my password instead',
  useCode: 'Email me a code instead',
  submit: 'Confirm',
  cancel: 'Cancel',
  wrongPassword: 'That password is not right. Try again, or use a code by email.',
  wrongCode: 'That code is not right or has expired. Check it, or ask for a new one.',
  noEmail: 'Add your email address to the application first. We send the code there.',
  staffText:
    'We ask for your second factor again before sensitive details are shown or changed. It is good for fifteen minutes.',
  staffCode: 'Code from your app, or a recovery code',
  staffCodeNeeded: 'Enter the six digits your app shows now, or a recovery code.',
  wrongStaffCode: 'That code is not right or was used already. Wait for the next one your app shows.',
  passkey: 'Use a passkey',
  wrongPasskey: 'That passkey was not accepted. Try again, or use the code from your app.',
} as const;
