/** Text for staff signing in. */
export const portalLogin = {
  title: 'Portal sign-in',
  heading: 'Sign in to the portal',
  lede: 'For staff and partners. Use a passkey, or your password and the code your authenticator app shows now.',
  email: 'Work email',
  password: 'Password',
  code: 'Code from your app',
  codeHelp: 'Six digits, new every 30 seconds. Each works once. Without your phone, use one of your recovery codes.',
  codeNeeded: 'Enter the six digits your app shows now, or a recovery code.',
  submit: 'Sign in',
  passkey: 'Use a passkey instead',
  lost: 'Lost your password or your phone? An administrator can send you a new invitation.',
  applicant: 'Applying for a line?',
  applicantLink: 'Sign in here',
} as const;

/** Text for setting up an account after an invitation. */
export const enrollment = {
  title: 'Set up your account',
  heading: (firstName: string) => `Welcome, ${firstName}`,
  lede: (email: string) => `Set a password and add an authenticator app. You sign in as ${email}.`,
  password: 'New password',
  passwordHelp: 'At least 12 characters. A sentence you can remember is good.',
  qrCode: 'The same key as a picture for the camera of your app',
  keyHeading: 'Add this account to your authenticator app',
  keyText:
    'Point the camera of the app at the picture, choose “enter a setup key” with these details, or open the link on the phone that has the app.',
  keyName: 'Account',
  key: 'Setup key',
  keyKind: 'Type',
  keyKindValue: 'Time based, 6 digits',
  openApp: 'Open in the app on this device',
  copy: 'Copy the key',
  copied: 'Copied',
  code: 'Current code from the app',
  submit: 'Finish and sign in',
  doneTitle: 'Your account is ready',
  doneText: 'Sign in with your password and the next code your app shows.',
  toLogin: 'Go to the sign-in page',
  missingTitle: 'This link is incomplete',
  missingText: 'Open the link from your invitation again, or ask an administrator for a new one.',
} as const;
