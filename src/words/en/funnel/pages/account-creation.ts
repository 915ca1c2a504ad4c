/** Text for making an account out of an application. */
export const accountCreation = {
  title: 'Create your account',
  lede: 'With an account, you can come back to this application on any device. All it takes is a code we email you.',
  sendTo: (email: string) => `We send a six-digit code to ${email}.`,
  send: 'Email me a code',
  sent: (email: string) => `A code is on its way to ${email}. It works for ten minutes.`,
  wrongAddress: 'That is not my address',
  later: 'Do this later',
  doneTitle: 'Your account is ready',
  doneLede: 'You can always sign in with a code. A password is quicker, if you want one.',
  password: 'Password',
  help: 'At least 8 characters. You can also sign in with a code by email, without a password.',
  submit: 'Save and continue',
  skip: 'Continue without a password',
} as const;
